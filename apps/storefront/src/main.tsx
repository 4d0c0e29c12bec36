import { heardServerTime, serializeKey, shopKey } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import './hydration/first.css';
import { type FirstPageData, readFirstPage } from './hydration/firstPage';
import { listenForPopState, speakRefusals } from '@seduh/screens/lib';
import { prepareBrokenPage } from './routes/BrokenPage';
import { loadAhead, loadPage, preloadPage } from './routes/table';
import { loadShell } from './shell/lazy';

/** How long the frame waits for the first page's code, ms: a frame without a page helps nobody, a blank page even less. */
const patience = 600;
/** After this long the first page has all it needs, ms: time to fetch what may be needed next. */
const calm = 4000;

const shop = (data?: FirstPageData) => (
  <StrictMode>
    <BrowserRouter>
      <App data={data} />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const { pathname, search } = window.location;
const firstPage = readFirstPage();
// where a device's clock is wrong, the page must not change its mind about what is open before it is up to date
const shopThen = firstPage?.[serializeKey(shopKey())] as Shop | undefined;
if (shopThen) heardServerTime(shopThen.now);
listenForPopState();
speakRefusals();

// no top-level await, because a page's code may import this very chunk
if (firstPage) {
  // the page is to be seen already: React takes it over when all of its code is here
  void Promise.all([loadPage(pathname + search), loadShell(pathname)]).then(() => hydrateRoot(root, shop(firstPage)));
} else {
  // code and data of the first page start side by side, before React does anything
  const patienceIsOver = new Promise<void>((resolve) => setTimeout(resolve, patience));
  void Promise.race([preloadPage(pathname + search), patienceIsOver]).then(() => createRoot(root).render(shop()));
}
setTimeout(() => void prepareBrokenPage().then(loadAhead), calm);
