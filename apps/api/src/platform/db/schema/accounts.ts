import type { Allergen, Role } from '@seduh/contract';
import type { Bundle, CalledBy, Locale } from '@seduh/contract/constants';
import type { Generated } from 'kysely';

export interface UsersTable {
  id: string;
  email: string;
  phone: string | null;
  password_hash: string | null;
  role: Role;
  /** What staff may do; null for customers. Staff for whom nothing is said get `owner` when they are made (a trigger). */
  bundle: Generated<Bundle | null>;
  address: string | null;
  /** Of the address; null: not said. */
  postcode: Generated<string | null>;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  /** YYYY-MM-DD */
  birthday: string | null;
  gender: 'Male' | 'Female' | null;
  image: string | null;
  oidc_issuer: string | null;
  oidc_subject: string | null;
  email_proved_at: Date | null;
  /** Ordered before under an email or phone that this account has or had. */
  ordered_before: Generated<boolean>;
  receipt_mails: Generated<boolean>;
  news_mails: Generated<boolean>;
  news_messages: Generated<boolean>;
  /** null: not chosen. */
  language: Locale | null;
  /** To be warned of; null: they never said. */
  avoids: Allergen[] | null;
  /** On the collection screen. */
  called_by: Generated<CalledBy>;
  created_at: Date;
  closed_at: Date | null;
  /** Since when somebody on staff is kept out. */
  disabled_at: Date | null;
  /** Since when the login of somebody on staff takes a code. */
  factor_at: Generated<Date | null>;
  /** When somebody on staff was here last. */
  seen_at: Date | null;
}

/** A change of an account's email: asked for, confirmed from the new mailbox, undone from the old one. */
export interface EmailChangesTable {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  oidc_issuer: string | null;
  oidc_subject: string | null;
  created_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
  undo_until: Date | null;
  ended_at: Date | null;
}

/** People, how they log in, and what is kept of who left. */
export interface AccountTables {
  users: UsersTable;
  sessions: {
    id: Generated<string>;
    token_hash: Buffer;
    user_id: string;
    device: string | null;
    created_at: Date;
    used_at: Date | null;
    expires_at: Date;
    /** The passkey that it began by, or that was added in it; null: it began by a password, or at a provider. */
    passkey_id: Generated<string | null>;
  };
  secrets: { name: string; value: Buffer; created_at: Date };
  devices: {
    token_hash: Buffer;
    user_id: string;
    used_at: Date;
  };
  past_customers: {
    mark: Buffer;
    left_at: Date;
  };
  /** A use of a promo that is once a day, of a mark or of who was recognised by it. */
  past_promo_uses: {
    promo_id: string;
    /** YYYY-MM-DD in the shop's zone */
    business_day: string;
    mark: Buffer | null;
    user_id: string | null;
    left_at: Date;
  };
  password_resets: {
    token_hash: Buffer;
    user_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  oidc_logins: {
    cookie_hash: Buffer;
    state: string;
    nonce: string;
    verifier: string;
    user_id: string | null;
    expires_at: Date;
  };
  email_changes: EmailChangesTable;
  /** Who is asked by mail to work here. */
  invitations: {
    id: string;
    email: string;
    bundle: Bundle;
    token_hash: Buffer;
    invited_by: string;
    created_at: Date;
    sent_at: Date;
    expires_at: Date;
    used_at: Date | null;
    revoked_at: Date | null;
  };
  /** What authenticator apps have too, sealed; `pending` waits for its first code. */
  second_factors: {
    user_id: string;
    secret: Buffer | null;
    last_step: Generated<number>;
    pending: Buffer | null;
    pending_at: Date | null;
  };
  recovery_codes: { user_id: string; code_hash: Buffer; created_at: Date; used_at: Date | null };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    /** How often its authenticator says it was used; 0 for the many that do not count. */
    counter: number;
    transports: string[];
    name: string;
    provider: string | null;
    device: string;
    synced: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** What browsers were given to sign, until it is taken. */
  passkey_challenges: {
    challenge_hash: Buffer;
    purpose: 'login' | 'register';
    user_id: string | null;
    /** Of the session that it was given to. */
    session_hash: Buffer | null;
    expires_at: Date;
  };
  favourites: { user_id: string; product_id: string; created_at: Date };
  /** Who gets the figures of each day by mail; `mailed_day`: YYYY-MM-DD, the last one. */
  figure_mails: { user_id: string; wanted: boolean; mailed_day: string | null };
  email_links: {
    token_hash: Buffer;
    change_id: string;
    kind: 'confirm' | 'undo';
  };
}
