-- Passkeys, by which people log in without their password. See record 99.
set local lock_timeout = '5s';

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id),
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  provider text,
  device text not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- what browsers were given to sign: as hashes, each for one purpose, and to add a passkey for one session alone
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('login', 'register')),
  user_id uuid references users (id),
  session_hash bytea,
  expires_at timestamptz not null,
  check ((purpose = 'register') = (user_id is not null)),
  check ((user_id is null) = (session_hash is null))
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- without a reference: a session outlives its passkey where it is the one that removed it
alter table sessions add column passkey_id uuid;
