import { recordAct } from '../../../platform/db/audit';
import type { Tx } from '../../../platform/db/tx';
import { queueMail } from '../../../platform/mail/repository';
import { firstKnown } from '../../../platform/words';
import { factorResetMail } from '../mail-templates';
import { countPasskeys, removePasskeys } from '../passkeys/repository';
import { readShopContact } from '../reset-repository';
import { holdAccount, removeFactor } from './repository';

/**
 * Takes somebody's second factor and passkeys away, with a word in the record and a mail to them; false where they have none. Their
 * sessions are for the caller to end, in the same transaction. @param one whose, as the record calls them @param by who does it
 */
export async function resetFactor(tx: Tx, one: { id: string; name: string }, by: string, at: Date): Promise<boolean> {
  const account = await holdAccount(tx, one.id);
  const passkeys = await countPasskeys(tx, one.id);
  if (!account || (!account.factor_at && passkeys === 0)) return false;
  await removeFactor(tx, one.id);
  await removePasskeys(tx, one.id);
  await recordAct(tx, { by, action: 'people.factor', subject: one, at }, [
    ...(account.factor_at ? [{ field: 'second_factor', of: null, before: true, after: false } as const] : []),
    ...(passkeys > 0 ? [{ field: 'passkeys', of: null, before: passkeys, after: 0 } as const] : []),
  ]);
  const shop = await readShopContact(tx);
  await queueMail(tx, factorResetMail({ shop, to: account.email, language: firstKnown(account.language) }), at);
  return true;
}
