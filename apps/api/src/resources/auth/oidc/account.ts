import { RegisterBody, text } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { uuidv7 } from 'uuidv7';
import { withTx } from '../../../platform/db/tx';
import type { OidcPerson } from './provider';
import { endPending } from '../email-change-repository';
import { removePasskeys } from '../passkeys/repository';
import * as repository from './repository';
import { recogniseCustomer } from '../past-customers';
import type { AuthContext } from '../sessions';

/** Why somebody whom a provider knows does not come in here. */
export type Refusal = 'failed' | 'email_unverified' | 'staff' | 'closed';

export type Entry = { userId: string } | { refusal: Refusal };

/** Each round means that somebody else changed the account in between, which nobody does many times. */
const ROUNDS = 3;

/** The account of who logged in at a provider: tied to them, of their verified email, or new. Staff never enter so. */
export async function enter(context: AuthContext, person: OidcPerson): Promise<Entry> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const entry = await attempt(context, person);
    if (entry) return entry;
  }
  return { refusal: 'failed' };
}

/** Null where what was read did not hold until it was written. */
async function attempt(context: AuthContext, person: OidcPerson): Promise<Entry | null> {
  const { db } = context;
  const known = await repository.findByIdentity(db, person);
  if (known) return refusalOf(known) ?? { userId: known.id };

  const email = person.emailVerified ? emailOf(person) : null;
  if (email === null) return { refusal: 'email_unverified' };
  const account = await repository.findByEmail(db, email);
  if (!account) return addPerson(context, person, email);
  return refusalOf(account) ?? link(context, person, account);
}

const refusalOf = ({ role, closed_at }: repository.KnownAccount): Entry | null => {
  if (closed_at) return { refusal: 'closed' };
  return role === 'Admin' ? { refusal: 'staff' } : null;
};

/** Anybody can sign up with anybody's email: one that was never proved loses password, passkeys, other tie and sessions. */
async function link(
  { db, clock, sessions }: AuthContext,
  person: OidcPerson,
  account: repository.KnownAccount,
): Promise<Entry | null> {
  const entry = { userId: account.id };
  if (account.email_proved_at === null) {
    const at = clock.now();
    const taken = await sessions.endAllOf(account.id, async (tx) => {
      await endPending(tx, account.id, at);
      await removePasskeys(tx, account.id);
      return repository.takeOverAccount(tx, account, person, at);
    });
    return taken ? entry : null;
  }
  // made for this very person a moment ago, or a mailbox that was given to somebody else at the provider
  if (account.oidc_issuer === person.issuer)
    return account.oidc_subject === person.subject ? entry : { refusal: 'failed' };
  return (await repository.linkAccount(db, account, person)) ? entry : null;
}

async function addPerson({ db, clock }: AuthContext, person: OidcPerson, email: string): Promise<Entry | null> {
  const id = uuidv7();
  const createdAt = clock.now();
  const isNew = await withTx(db, async (tx) => {
    const isMade = await repository.insertPerson(tx, {
      id,
      email,
      display_name: nameOf(person.name, LIMITS.displayName),
      first_name: nameOf(person.givenName, LIMITS.personName),
      last_name: nameOf(person.familyName, LIMITS.personName),
      oidc_issuer: person.issuer,
      oidc_subject: person.subject,
      email_proved_at: createdAt,
      created_at: createdAt,
    });
    if (isMade) await recogniseCustomer(tx, id, createdAt);
    return isMade;
  });
  return isNew ? { userId: id } : null;
}

/** In lower case; null for what no account here could have. */
function emailOf({ email }: OidcPerson): string | null {
  const parsed = RegisterBody.shape.email.safeParse(email);
  return parsed.success ? parsed.data.toLowerCase() : null;
}

/** A name as the profile takes it; null for one it would refuse, as it is no reason to turn somebody away. */
function nameOf(given: string | null, max: number): string | null {
  const parsed = text(max).safeParse(given);
  return parsed.success && parsed.data !== '' ? parsed.data : null;
}
