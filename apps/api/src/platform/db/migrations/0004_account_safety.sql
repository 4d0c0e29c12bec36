-- A stolen token is not a stolen account: sessions that can be told apart, and emails that count once confirmed.
set local lock_timeout = '5s';

alter table sessions
  -- what a list names a session by: its token's hash is nobody's business
  add column id uuid not null default gen_random_uuid(),
  -- in words, such as Chrome on Android
  add column device text,
  -- to the minute; null: not used since it was started
  add column used_at timestamptz;

create table email_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  -- the tie to a provider's person as it was, which undoing brings back
  oidc_issuer text,
  oidc_subject text,
  created_at timestamptz not null,
  -- until when it can be confirmed
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- until when the old mailbox may take it back, and nobody can sign up with its address
  undo_until timestamptz,
  -- cancelled, replaced by another one, refused or undone
  ended_at timestamptz
);
create index email_changes_user on email_changes (user_id, created_at);
-- a new one makes the one before useless
create unique index email_changes_open on email_changes (user_id) where confirmed_at is null and ended_at is null;
create index email_changes_held on email_changes (lower(old_email)) where undo_until is not null and ended_at is null;

-- Links from mails, kept as hashes like sessions.
create table email_links (
  token_hash bytea primary key,
  change_id uuid not null references email_changes (id) on delete cascade,
  kind text not null check (kind in ('confirm', 'undo'))
);
create index email_links_change on email_links (change_id);
