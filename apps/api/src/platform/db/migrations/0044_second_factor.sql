-- What staff log in with besides their password. See record 94.
set local lock_timeout = '5s';

-- since when a login takes a code; on the account's own row, so that a login holds it together with the password
alter table users add column factor_at timestamptz;

-- the secret that the authenticator app has too, sealed with a key that is not in here; `pending`: to be confirmed by a code
create table second_factors (
  user_id uuid primary key references users (id),
  secret bytea,
  last_step integer not null default 0,
  pending bytea,
  pending_at timestamptz,
  check ((pending is null) = (pending_at is null))
);

-- for when the phone is gone: of each its hash, and when it let somebody in
create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- whoever stops being staff takes nothing along
create function users_factor_follows() returns trigger language plpgsql as $$
begin
  if new.role <> 'Admin' then
    new.factor_at := null;
    delete from second_factors where user_id = new.id;
    delete from recovery_codes where user_id = new.id;
  end if;
  return new;
end $$;
create trigger users_factor_follows before update of role on users
  for each row execute function users_factor_follows();
