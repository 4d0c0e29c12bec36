import { noticeSettings, showNotices } from '@seduh/api-client/mocks';
import { spyOn } from 'storybook/test';

const ENDPOINT = 'https://push.example/of-this-browser';

interface Browser {
  permission?: NotificationPermission;
  /** What somebody answers when their browser asks; `never` while it is asking. */
  answers?: NotificationPermission | 'never';
  /** It is told already. */
  isTold?: boolean;
  /** It cannot reach its push service. */
  isCutOff?: boolean;
}

/** A browser that can be told, in the place of the one that runs the story: that one is never asked anything. */
export function browserThat({ permission = 'default', answers = 'granted', isTold, isCutOff }: Browser): void {
  const held = { permission, subscription: isTold ? subscription : null };
  const pushManager = {
    getSubscription: async () => held.subscription,
    subscribe: async () => {
      if (isCutOff) throw new DOMException('Registration failed - push service error', 'AbortError');
      return (held.subscription = subscription);
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  Object.assign(window, { PushManager: Object });
  spyOn(Notification, 'permission', 'get').mockImplementation(() => held.permission);
  spyOn(Notification, 'requestPermission').mockImplementation(() => {
    if (answers === 'never') return new Promise(() => undefined);
    held.permission = answers;
    return Promise.resolve(answers);
  });
  const { serviceWorker } = navigator;
  spyOn(serviceWorker, 'getRegistration').mockResolvedValue(registration);
  spyOn(serviceWorker, 'register').mockResolvedValue(registration);
  spyOn(serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration));
}

const subscription = {
  endpoint: ENDPOINT,
  options: {},
  unsubscribe: async () => true,
  toJSON: () => ({
    endpoint: ENDPOINT,
    expirationTime: null,
    keys: { p256dh: noticeSettings.push_key, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
  }),
};

/** The server knows that this browser is told. */
export const toldHere = showNotices({ ...noticeSettings, push_endpoint: ENDPOINT });
