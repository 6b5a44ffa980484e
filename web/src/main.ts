// The first script: so small that what the address needs (page, texts, colours) is under way while the rest still loads.
import { TEXTS } from './lib/languages';
import { parse } from './lib/route';
import { load } from './lib/saved';
import { PAGES } from './pages/pages';

// A part is not there any more where the server got a new client meanwhile: the page is fetched anew, once.
addEventListener('unhandledrejection', ({ reason }) => {
  if (!/import/.test(String(reason)) || Date.now() - Number(sessionStorage['sixgun.renewed']) < 20_000)
    return;
  sessionStorage['sixgun.renewed'] = Date.now();
  location.reload();
});

const { language, theme } = load();
if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
void PAGES[parse(location.hash).page]();

void Promise.all([import('./app'), TEXTS[language]['']!()]).then(([{ start }]) => {
  start(document.getElementById('app')!);
});
