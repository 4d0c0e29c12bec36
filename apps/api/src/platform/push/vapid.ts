import webPush from 'web-push';
import { keepSecret } from '../db/secrets';
import type { Db } from '../db/tx';

/** The pair by which push services tell this shop's messages from anybody else's, as base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The shop's pair, made at the first start and kept in its database: every process has the same one, and browsers that
 * subscribed stay subscribed.
 */
export async function readVapidKeys(db: Db, now: Date): Promise<VapidKeys> {
  const made = Buffer.from(JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse((await keepSecret(db, 'vapid', made, now)).toString()) as VapidKeys;
}

/** Whether these two are a pair that push services can check. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    webPush.getVapidHeaders('https://push.example', 'mailto:a@b.example', publicKey, privateKey, 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}
