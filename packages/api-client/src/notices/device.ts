import type { PushSubscriptionBody } from '@seduh/contract';

/** The shop's worker: it shows what is pushed while no page is open. */
const WORKER = '/sw.js';

/** What a browser lets the shop do. */
export interface DeviceNews {
  permission: NotificationPermission;
  /** Where this browser is told; null where it is not. */
  subscription: PushSubscriptionBody | null;
}

/** Whether this browser can be told anything: some cannot, some only once the shop is on the home screen. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What there is, without asking anybody. */
export async function readDevice(): Promise<DeviceNews> {
  const { permission } = Notification;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = permission === 'granted' ? await registration?.pushManager.getSubscription() : null;
  return { permission, subscription: subscription ? bodyOf(subscription) : null };
}

/**
 * Has the browser ask whether it may, which it does once and after a press only, and subscribes where it may.
 * Rejects where the browser cannot reach its push service.
 */
export async function askDevice(key: string): Promise<DeviceNews> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { permission, subscription: null };
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  if (present && isFor(present, key)) return { permission, subscription: bodyOf(present) };
  // made with a key that the shop has no more: nothing would ever come
  await present?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { permission, subscription: bodyOf(made) };
}

/** Gives the browser's subscription back. */
export async function leaveDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const bodyOf = (subscription: PushSubscription): PushSubscriptionBody => subscription.toJSON() as PushSubscriptionBody;

function isFor({ options }: PushSubscription, key: string): boolean {
  const made = options.applicationServerKey;
  if (!made) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(made)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}
