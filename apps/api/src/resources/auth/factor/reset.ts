import { recordAct } from '../../../platform/db/audit';
import type { Tx } from '../../../platform/db/tx';
import { queueMail } from '../../../platform/mail/repository';
import { firstKnown } from '../../../platform/words';
import { factorResetMail } from '../mail-templates';
import { readShopContact } from '../reset-repository';
import { holdAccount, removeFactor } from './repository';

/**
 * Takes somebody's second factor away, with a word in the record and a mail to them; false where they have none. Their
 * sessions are for the caller to end, in the same transaction. @param one whose, as the record calls them @param by who does it
 */
export async function resetFactor(tx: Tx, one: { id: string; name: string }, by: string, at: Date): Promise<boolean> {
  const account = await holdAccount(tx, one.id);
  if (!account?.factor_at) return false;
  await removeFactor(tx, one.id);
  await recordAct(tx, { by, action: 'people.factor', subject: one, at }, [
    { field: 'second_factor', of: null, before: true, after: false },
  ]);
  const shop = await readShopContact(tx);
  await queueMail(tx, factorResetMail({ shop, to: account.email, language: firstKnown(account.language) }), at);
  return true;
}
