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

/** After the first picture, which would wait for all of it; a page that is not seen has none. */
function soon(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 60);
  });
}

void soon().then(async () => {
  void PAGES[parse(location.hash).page]();
  const [{ start }] = await Promise.all([import('./app'), TEXTS[language]['']!()]);
  start(document.getElementById('app')!);
});
