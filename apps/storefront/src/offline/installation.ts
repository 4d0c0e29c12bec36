import { getSession, productsNeed, promosNeed, request, type Session, shopNeed } from '@seduh/api-client';
import { API_BASE, API_PATHS, type Locale } from '@seduh/contract/constants';
import { readProductsQuery } from '@seduh/screens/lib';
import { sparesData } from '../hydration/sparesData';
import { forgetOwn, ownCacheName } from '../worker/ownCache';
import type { PageMessage } from './messages';

const WORKER = '/sw.js';

/** Whether this is the built shop in a browser that can work without a network, and nobody asked to spare data. */
function isWanted(): boolean {
  const isBuilt = import.meta.env.PROD && document.querySelector('link[rel=manifest]') !== null;
  return isBuilt && 'serviceWorker' in navigator && !sparesData();
}

const tell = (worker: ServiceWorker | null, message: PageMessage) => worker?.postMessage(message, []);

/** What the menu needs that somebody opens without a network, who never saw it. */
const menuAddresses = () =>
  [shopNeed(), promosNeed(), productsNeed(readProductsQuery(new URLSearchParams()))].map(({ path }) => API_BASE + path);

/**
 * Installs the worker, once the page has nothing else to do. What fails is tried again on the next visit.
 * @param onWaiting called with a newer version that waits for all pages of the present one to close
 */
export async function installWorker(onWaiting: (waiting: ServiceWorker) => void): Promise<void> {
  if (!isWanted()) return;
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const registration = await serviceWorker.getRegistration();
    // where workers are blocked, registering one may do nothing
    if (!registration) return;
    const look = () => {
      if (registration.waiting && serviceWorker.controller) onWaiting(registration.waiting);
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    tell((await serviceWorker.ready).active, { ask: 'keep', addresses: menuAddresses() });
    await keepForOwner(getSession());
  } catch (error) {
    console.info('The shop stays without its offline part for now', error);
  }
}

/** Has the worker keep a language that is read here, once there is a worker. */
export async function keepLanguage(locale: Locale): Promise<void> {
  if (isWanted()) tell((await navigator.serviceWorker.ready).active, { ask: 'speak', locale });
}

/** Lets the version that waits take over, and goes on with it. Other tabs go on as they are: the older files are kept. */
export function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  tell(waiting, { ask: 'take over' });
}

/**
 * Forgets what was kept for anybody else, and lets the worker keep what is this customer's own.
 * @returns the name of their cache; null for who has none
 */
export async function keepForOwner(session: Session | null): Promise<string | null> {
  if (!('caches' in window)) return null;
  const name = session?.role === 'User' ? await ownCacheName(session.token) : null;
  await forgetOwn(name);
  if (!name || !(await navigator.serviceWorker.getRegistration())) return null;
  await caches.open(name);
  return name;
}

/** Asks for an order that is on screen and its receipt, where they are not kept yet: the worker keeps what comes. */
export async function keepOrder(session: Session, orderId: string): Promise<void> {
  const name = await keepForOwner(session);
  if (!name || !navigator.serviceWorker.controller) return;
  const cache = await caches.open(name);
  for (const path of [API_PATHS.order(orderId), API_PATHS.receipt(orderId)]) {
    // without an answer there is none to keep
    if (!(await cache.match(API_BASE + path))) await request(path).catch(() => undefined);
  }
}
