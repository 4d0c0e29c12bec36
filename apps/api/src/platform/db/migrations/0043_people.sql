-- What staff may do, since when somebody is kept out, and when they were here last. See record 93.
set local lock_timeout = '5s';

alter table users
  add column bundle text check (bundle in ('owner', 'manager', 'barista', 'cashier')),
  add column disabled_at timestamptz,
  add column seen_at timestamptz;
update users set bundle = 'owner' where role = 'Admin';
update users set seen_at = last.at
  from (select user_id, max(coalesce(used_at, created_at)) as at from sessions group by user_id) as last
  where last.user_id = users.id and users.role = 'Admin';
alter table users
  add constraint users_bundle_of_staff check ((role = 'Admin') = (bundle is not null)) not valid,
  add constraint users_disabled_of_staff check (role = 'Admin' or disabled_at is null) not valid;

-- the version before makes the first account of staff without a word of it: that one is the owner. Who is made staff by
-- hand, without a word of it, may do the least
create function users_bundle_follows() returns trigger language plpgsql as $$
begin
  if new.role <> 'Admin' then
    new.bundle := null;
    new.disabled_at := null;
  elsif new.bundle is null then
    new.bundle := case tg_op when 'INSERT' then 'owner' else 'barista' end;
  end if;
  return new;
end $$;
create trigger users_bundle_follows before insert or update of role on users
  for each row execute function users_bundle_follows();

-- who is asked by mail to work here; of the link only its hash is kept
create table invitations (
  id uuid primary key,
  email text not null,
  bundle text not null check (bundle in ('owner', 'manager', 'barista', 'cashier')),
  token_hash bytea not null unique,
  invited_by uuid not null references users (id),
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
-- one for each email that waits
create unique index invitations_waiting on invitations (lower(email)) where used_at is null and revoked_at is null;
