import { createDecipheriv, createECDH, createHmac, randomBytes, type ECDH } from 'node:crypto';
import type { PushNotice, PushSubscriptionBody } from '@seduh/contract';
import type { PushCall } from '../../../platform/push/post';
import type { TestApp, TestUser } from '../../../testing';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer =>
  parts.reduce<ReturnType<typeof createHmac>>((mac, part) => mac.update(part), createHmac('sha256', key)).digest();
const BYTE_ONE = Buffer.from([1]);
const SALT = 16;
const PUBLIC = 65;
const TAG = 16;

/** A browser as a push service sees it: its subscription, and how it reads what comes (RFC 8291 and 8188). */
export interface TestBrowser {
  subscription: PushSubscriptionBody;
  read(call: PushCall): PushNotice;
}

/** A browser with a key pair of its own. */
export function createTestBrowser(endpoint = `https://push.example/${randomBytes(12).toString('hex')}`): TestBrowser {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    read: ({ body }) => JSON.parse(decrypt(body, keys, p256dh, auth)) as PushNotice,
  };
}

function decrypt(body: Buffer, keys: ECDH, own: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, SALT);
  const start = SALT + 4 + 1;
  const theirs = body.subarray(start, start + PUBLIC);
  const sealed = body.subarray(start + PUBLIC);
  const shared = hmac(auth, keys.computeSecret(theirs));
  const secret = hmac(shared, 'WebPush: info\0', own, theirs, BYTE_ONE);
  const prk = hmac(salt, secret);
  const key = hmac(prk, 'Content-Encoding: aes128gcm\0', BYTE_ONE).subarray(0, 16);
  const nonce = hmac(prk, 'Content-Encoding: nonce\0', BYTE_ONE).subarray(0, 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
  // the last record ends in a two and zeros
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** Has somebody's browser told. */
export async function subscribe({ app, nextAddress }: TestApp, who: TestUser, browser = createTestBrowser()) {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/users/push',
    headers: who.headers,
    remoteAddress: nextAddress(),
    payload: browser.subscription,
  });
  if (statusCode !== 200) throw new Error(`a browser could not subscribe: ${statusCode}`);
  return browser;
}
