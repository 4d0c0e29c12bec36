import { readPageMessage } from '../offline/messages';
import { answerCall, fetchMissing } from './answers';
import { answerFile, forgetOldFiles, keepFiles, keepLanguage, recallEmptyPage } from './files';
import { freshOrKept } from './freshOrKept';
import { tellPage } from './news';
import { forgetOwn } from './ownCache';
import { answerImage, keepSmallImages } from './images';
import { listenForPushes, type PushScope } from './push';
import { changesSession, isPageFine, kindOf, type Kind } from './rules';
import { type FetchEvent, scope } from './scope';

/** How long the network may take for a page, ms; then it is the kept one, and its code goes on asking. */
const PATIENCE = 3000;

// nothing here takes over under an open page: a new version waits until all have gone, or until somebody asks for it
scope.addEventListener('install', (event) => event.waitUntil(keepFiles()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  await forgetOldFiles();
  // the page is on its way while the worker starts
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const fresh = preloadResponse.then((page) => page ?? fetch(request));
  const { response } = await freshOrKept({
    fresh,
    isFine: isPageFine,
    findKept: () => recallEmptyPage(request.url),
    patience: PATIENCE,
  });
  return response;
}

const answers: Record<Kind, (event: FetchEvent) => Promise<Response>> = {
  page: answerPage,
  file: ({ request }) => answerFile(request),
  image: answerImage,
  public: (event) => answerCall(event, 'public'),
  own: (event) => answerCall(event, 'own'),
};

scope.addEventListener('fetch', (event) => {
  if (changesSession(event.request, location.origin)) event.waitUntil(forgetOwn(null));
  const kind = kindOf(event.request, location.origin);
  if (kind) event.respondWith(answers[kind](event));
});

listenForPushes(globalThis as unknown as PushScope);

scope.addEventListener('message', (event) => {
  const message = readPageMessage(event.data);
  if (message?.ask === 'take over') event.waitUntil(scope.skipWaiting());
  if (message?.ask === 'how old' && event.source) event.waitUntil(tellPage(event.source.id));
  if (message?.ask === 'speak') event.waitUntil(keepLanguage(message.locale));
  if (message?.ask === 'keep') event.waitUntil(fetchMissing(message.addresses).then(keepSmallImages));
});
