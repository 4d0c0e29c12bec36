import { API_BASE, API_PATHS, HEADERS } from '@seduh/contract/constants';
import { freshOrKept } from './freshOrKept';
import { noteAnswer } from './news';
import { ownCacheName } from './ownCache';
import { isByIds, readAnswer } from './rules';
import type { FetchEvent } from './scope';
import { takeOut, trim } from './trim';

/** Answers that are the same for everybody. */
const PUBLIC = 'seduh-answers';
const LONGEST = 60;
/** How long the network may take where an older answer is kept, ms. */
const PATIENCE = 4000;
/** When an answer was kept, by the device's clock. */
const KEPT_AT = 'x-kept-at';

/** Where an answer is kept; null for nowhere: it is nobody's, or of somebody who has no cache. */
async function cacheFor(kind: 'public' | 'own', { headers, url }: Request): Promise<string | null> {
  const token = headers.get(HEADERS.token);
  // what a customer keeps goes with what else is theirs; a visitor's is the device's
  if (kind === 'public' && !(token && isByIds(url))) return PUBLIC;
  const name = token && (await ownCacheName(token));
  return name && (await caches.has(name)) ? name : null;
}

/** Keeps an answer under its address alone: a request's headers hold the token. */
async function keep(name: string, address: string, text: string): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8', [KEPT_AT]: String(Date.now()) };
  // it may have been forgotten while the answer was on its way
  if (name !== PUBLIC && !(await caches.has(name))) return;
  const cache = await caches.open(name);
  // one is enough without a connection; each is an address of its own, and would push other pages out
  if (isByIds(address)) await takeOut(cache, isByIds);
  await cache.put(address, new Response(text, { headers }));
  await trim(cache, LONGEST);
}

/** Puts the cache right after what the network has said: refused is what may not, or cannot, be had any more. */
async function learn(name: string, address: string, status: number, text: string | null): Promise<void> {
  if (text) await keep(name, address, text);
  else if (status === 401 && name !== PUBLIC) await caches.delete(name);
  else if (status === 403 || status === 404) await (await caches.open(name)).delete(address);
}

/** What is kept of an answer. The shop's tells the time: it goes on from then. */
async function recall(name: string, address: string): Promise<Response | undefined> {
  const kept = await (await caches.open(name)).match(address);
  if (!kept || !address.endsWith(API_BASE + API_PATHS.shop)) return kept;
  const age = Date.now() - Number(kept.headers.get(KEPT_AT));
  const answer = (await kept.json()) as { data: { now: string } };
  answer.data.now = new Date(Date.parse(answer.data.now) + age).toISOString();
  return Response.json(answer, { headers: kept.headers });
}

/** Answers a call of the API: by the network, else by what it said last, of which the page is told. */
export async function answerCall(event: FetchEvent, kind: 'public' | 'own'): Promise<Response> {
  const { request, clientId } = event;
  const fresh = fetch(request);
  const name = await cacheFor(kind, request);
  if (!name) return fresh;
  const text = fresh.then((response) => readAnswer(response.clone()));
  const learnt = text.then(async (said) => learn(name, request.url, (await fresh).status, said));
  event.waitUntil(learnt.catch(() => undefined));
  const { response, isKept } = await freshOrKept({
    fresh,
    isFine: async () => (await text) !== null,
    findKept: () => recall(name, request.url),
    patience: PATIENCE,
  });
  const at = isKept ? Number(response.headers.get(KEPT_AT)) : null;
  event.waitUntil(noteAnswer(clientId, request.url, at));
  return response;
}

/** Asks for what is not kept yet of these addresses. @returns the texts of what came */
export async function fetchMissing(addresses: readonly string[]): Promise<string[]> {
  const cache = await caches.open(PUBLIC);
  const texts = await Promise.all(
    addresses.map(async (path) => {
      const address = new URL(path, location.href).href;
      if (await cache.match(address)) return '';
      const text = await readAnswer(await fetch(address));
      if (text) await keep(PUBLIC, address, text);
      return text ?? '';
    }),
  );
  return texts.filter(Boolean);
}
