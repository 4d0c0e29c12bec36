import { heardServerTime, serializeKey, shopKey } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { readAddress } from '@seduh/contract/constants';
import './styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { READY } from './hydration/bootstrap';
import './hydration/first.css';
import { type FirstPageData, readFirstPage } from './hydration/firstPage';
import { hearLess } from './hydration/heardEvents';
import { ShopRouter } from './routes/ShopRouter';
import { listenForPopState, loadWords, speakRefusals } from '@seduh/screens/lib';
import { loadPage, preloadPage } from './routes/table';
import { loadShell } from './shell/lazy';

/** How long the frame waits for the first page's code, ms: a frame without a page helps nobody, a blank page even less. */
const patience = 600;
/** So long the first page is left alone once it answers, ms: then there is time to fetch what may be needed next. */
const calm = 1000;

const shop = (data?: FirstPageData) => (
  <StrictMode>
    <ShopRouter>
      <App data={data} />
    </ShopRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const { language, path: pathname } = readAddress(window.location.pathname);
const { search } = window.location;
// of what comes, the words are fetched in this language
document.documentElement.lang = language.tag;
const words = loadWords();
const firstPage = readFirstPage();
// where a device's clock is wrong, the page must not change its mind about what is open before it is up to date
const shopThen = firstPage?.[serializeKey(shopKey())] as Shop | undefined;
if (shopThen) heardServerTime(shopThen.now);
listenForPopState();
// before React does
hearLess(root);
speakRefusals();

// no top-level await, because a page's code may import this very chunk
if (firstPage) {
  // the page is to be seen already: React takes it over when all of its code is here
  // in slices: a press is answered between them
  void Promise.all([loadPage(pathname + search), loadShell(), words]).then(() =>
    startTransition(() => void hydrateRoot(root, shop(firstPage))),
  );
} else {
  // code and data of the first page start side by side, before React does anything
  const patienceIsOver = new Promise<void>((resolve) => setTimeout(resolve, patience));
  void Promise.all([words, Promise.race([preloadPage(pathname + search), patienceIsOver])]).then(() =>
    createRoot(root).render(shop()),
  );
}
const loadAhead = () => void import('./routes/ahead').then((ahead) => ahead.loadAhead()).catch(() => undefined);
document.addEventListener(READY, () => setTimeout(loadAhead, calm), { once: true });
