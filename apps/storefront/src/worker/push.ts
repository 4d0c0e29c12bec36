import type { PushNotice } from '@seduh/contract';
import { API_BASE, API_PATHS, localeOf, readAddress } from '@seduh/contract/constants';
import { pushWords } from './words';

/** What of a service worker's scope is used here: a test hands in its own. */
export interface PushScope {
  location: { origin: string };
  registration: {
    showNotification(title: string, options: NotificationOptions & { renotify: boolean }): Promise<void>;
    pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<PushSubscriptionOf> };
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly ShopTab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEventOf) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEventOf) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEventOf) => void): void;
}

interface ShopTab {
  url: string;
  focus(): Promise<unknown>;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEventOf extends Extendable {
  data: { json(): unknown } | null;
}

interface ClickEventOf extends Extendable {
  notification: { close(): void; data: unknown };
}

interface PushSubscriptionOf {
  endpoint: string;
  options: PushSubscriptionOptionsInit;
  toJSON(): object;
}

interface ChangeEventOf extends Extendable {
  oldSubscription?: PushSubscriptionOf | null;
  newSubscription?: PushSubscriptionOf | null;
}

const ICON = '/icons/app-192.png';
/** Where a message leads that names no page of ours. */
const HOME = '/';

/** What is shown for a message that cannot be read, in the language of the shop's open tabs, else of the browser. */
async function unreadable({ clients }: PushScope): Promise<PushNotice> {
  const [tab] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const locale = tab ? readAddress(new URL(tab.url).pathname).language.tag : localeOf(navigator.language);
  return { ...pushWords[locale], url: HOME, tag: 'seduh', insistent: false };
}

/** Has a worker show what is pushed, open what is clicked, and say where it is told from now on. */
export function listenForPushes(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(scope, event)));
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(scope, event)));
}

/** Shows a notice; a newer one of the same order takes the older one's place, and is heard again. */
export async function showPush(scope: PushScope, { data }: Pick<PushEventOf, 'data'>): Promise<void> {
  const { title, body, url, tag, insistent } = { ...(await unreadable(scope)), ...readNotice(data) };
  await scope.registration.showNotification(title, {
    body,
    tag,
    icon: ICON,
    data: { url },
    renotify: true,
    requireInteraction: insistent,
  });
}

function readNotice(data: PushEventOf['data']): Partial<PushNotice> {
  try {
    const sent = data?.json();
    return typeof sent === 'object' && sent !== null ? sent : {};
  } catch {
    return {};
  }
}

/** Opens what a notice is about: in the tab that shows it already, in whatever language, else in a new one. */
export async function openNotice(
  { clients, location }: PushScope,
  { notification }: Pick<ClickEventOf, 'notification'>,
): Promise<void> {
  notification.close();
  const { href } = new URL(pathOf(notification.data), location.origin);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => pageOf(url) === pageOf(href));
  await (open ? open.focus() : clients.openWindow(href));
}

/** An address without its language and its place on the page. */
function pageOf(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + readAddress(pathname).path + search;
}

/** A page of the shop, whatever was sent. */
function pathOf(data: unknown): string {
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : HOME;
}

/**
 * Says where this browser is told once it has changed that by itself. It knows the old address, which nobody else does;
 * where it does not, the order's page says it on the next visit.
 */
export async function renewPush(
  { registration }: PushScope,
  { oldSubscription: old, newSubscription: made }: Omit<ChangeEventOf, 'waitUntil'>,
): Promise<void> {
  if (!old) return;
  const { userVisibleOnly, applicationServerKey } = old.options;
  const options = { userVisibleOnly: userVisibleOnly ?? true, applicationServerKey: applicationServerKey ?? null };
  const subscription = made ?? (await registration.pushManager.subscribe(options));
  await fetch(`${API_BASE}${API_PATHS.pushRenewal}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old_endpoint: old.endpoint, subscription: subscription.toJSON() }),
  });
}
