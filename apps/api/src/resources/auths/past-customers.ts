import type { Tx } from '../../db/tx';
import { readKeyedHash, type KeyedHash } from './keyed-hash';
import * as repository from './past-customer-repository';

/**
 * Comes before an account gives up its email or phone, by changing it or by closing: where it ever ordered, keyed hashes
 * of both stay behind, from which nobody can be read. The account is held from here on, so an order that is being placed
 * is either seen or comes after.
 */
export async function leaveMarks(tx: Tx, userId: string, at: Date): Promise<void> {
  const contacts = await repository.holdContacts(tx, userId);
  if (!contacts?.has_ordered) return;
  await repository.insertMarks(tx, marksOf(await readKeyedHash(tx, at), contacts), at);
}

/**
 * Comes after an account got its email or phone: whoever ordered under one of them before is no newcomer, and stays none
 * whatever they change it to. Uniqueness makes who takes over an email or phone wait for who gives it up, so what was
 * left is there to be seen.
 */
export async function recogniseCustomer(tx: Tx, userId: string, at: Date): Promise<void> {
  const contacts = await repository.holdContacts(tx, userId);
  if (contacts) await repository.noteIfMarked(tx, userId, marksOf(await readKeyedHash(tx, at), contacts));
}

function marksOf(hash: KeyedHash, { email, phone }: { email: string; phone: string | null }): Buffer[] {
  const marks = [hash('email', email.toLowerCase())];
  return phone === null ? marks : [...marks, hash('phone', phone)];
}
