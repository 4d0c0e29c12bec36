import { businessDay, mailboxOf } from '@seduh/domain';
import { readShopColumns } from '../../platform/db/query';
import type { Tx } from '../../platform/db/tx';
import { readKeyedHash, type KeyedHash } from './keyed-hash';
import * as repository from './past-customer-repository';

/**
 * Comes before an account gives up its email or phone: where it ever ordered, keyed hashes of both stay, with today's
 * uses of promos that are once a day. It is held from here on, so an order being placed is seen or comes after.
 */
export async function leaveMarks(tx: Tx, userId: string, at: Date): Promise<void> {
  const contacts = await repository.holdContacts(tx, userId);
  if (!contacts?.has_ordered) return;
  const marks = marksOf(await readKeyedHash(tx, at), contacts);
  await repository.insertMarks(tx, marks, at);
  await repository.leavePromoUses(tx, userId, marks, await today(tx, at), at);
}

/**
 * Comes after an account got its email or phone: who ordered under one of them before is no newcomer, for good, and has
 * used today what was used under it. Uniqueness makes it wait for whoever gives them up.
 */
export async function recogniseCustomer(tx: Tx, userId: string, at: Date): Promise<void> {
  const contacts = await repository.holdContacts(tx, userId);
  if (!contacts) return;
  const marks = marksOf(await readKeyedHash(tx, at), contacts);
  if (!(await repository.noteIfMarked(tx, userId, marks))) return;
  await repository.takePromoUses(tx, userId, marks, await today(tx, at));
}

const today = async (tx: Tx, at: Date): Promise<string> =>
  businessDay((await readShopColumns(tx, ['time_zone'])).time_zone, at);

function marksOf(hash: KeyedHash, { email, phone }: { email: string; phone: string | null }): Buffer[] {
  const marks = [hash('email', mailboxOf(email))];
  return phone === null ? marks : [...marks, hash('phone', phone)];
}
