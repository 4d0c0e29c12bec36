import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { CollectScreen } from '@seduh/contract';
import { type CollectableOrder, collectScreen, orderNumber } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import { recordAct } from '../../platform/db/audit';
import { findSecret, replaceSecret } from '../../platform/db/secrets';
import { withTx, type Db } from '../../platform/db/tx';
import { notFound } from '../../platform/http/errors';
import { type CollectRow, listCollectable } from './repository';

const SECRET = 'collect-key';
/** 192 bits, which are 32 letters of the link without a rest: no two texts are one key. */
const KEY_BYTES = 24;
const KEY = /^[\w-]{32}$/;

interface CollectContext {
  db: Db;
  clock: Clock;
}

/** The television at the counter, and the key of its link. */
export function createCollectService({ db, clock }: CollectContext) {
  const readKey = async () => (await findSecret(db, SECRET))?.toString('base64url') ?? null;

  return {
    /** The key of the link that works; null while there is none. */
    readKey,

    /** Makes a new key; whoever has the one before is shown nothing more. */
    async makeKey(by: string): Promise<string> {
      const key = randomBytes(KEY_BYTES);
      await withTx(db, async (tx) => {
        const at = clock.now();
        await replaceSecret(tx, SECRET, key, at);
        // whoever reads the record must not get the key
        await recordAct(tx, { by, action: 'shop.screen', subject: null, at });
      });
      return key.toString('base64url');
    },

    /** What stands on the screen. Throws 404 for a key that is missing, was replaced, or never was one. */
    async show(given: unknown): Promise<CollectScreen> {
      const key = await findSecret(db, SECRET);
      if (!key || !isKey(given, key)) throw notFound('Link');
      return collectScreen((await listCollectable(db)).map(orderOf), clock.now().getTime());
    },
  };
}

function isKey(given: unknown, key: Buffer): boolean {
  if (typeof given !== 'string' || !KEY.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'base64url'), key);
}

const orderOf = ({ number, status, state, placed_at, promised_at, paid_at, ready_since, ...row }: CollectRow) =>
  ({
    ...row,
    // the number stands there anyway
    customer: row.customer === orderNumber(number) ? null : row.customer,
    number: orderNumber(number),
    status_name: status,
    created_at: placed_at.toISOString(),
    ready_at: promised_at.toISOString(),
    ready_since: ready_since?.toISOString() ?? null,
    payment: { state, paid_at: paid_at?.toISOString() ?? null },
  }) satisfies CollectableOrder;
