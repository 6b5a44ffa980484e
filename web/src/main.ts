// The first script: so small that what the address needs (page, texts, colours) is under way while the rest still loads.
import { TEXTS } from './lib/languages';
import { parse } from './lib/route';
import { load } from './lib/saved';
import { PAGES } from './pages/pages';

const { language, theme } = load();
if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
void PAGES[parse(location.hash).page]();

void Promise.all([import('./app'), TEXTS[language]()]).then(([{ start }]) => {
  start(document.getElementById('app')!);
});
