-- Who is known without being named: devices that logged in, and people who ordered under an email or phone they left.
set local lock_timeout = '5s';

-- What keyed hashes are made with. Made by the first process that needs it, and never changed.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null
);

-- Browsers that have logged in to an account; of the token in their cookie only the hash is kept.
create table devices (
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index devices_user on devices (user_id, used_at);
create index devices_used on devices (used_at);

-- Keyed hashes of emails and phones under which somebody ordered who has left them. Nobody can be read from them.
create table past_customers (
  mark bytea primary key,
  left_at timestamptz not null
);

-- Of promos that are once a day: a use of today that such a mark, or an account that was recognised by one, still counts for.
create table past_promo_uses (
  promo_id uuid not null references promos (id) on delete cascade,
  business_day date not null,
  mark bytea,
  user_id uuid references users (id) on delete cascade,
  left_at timestamptz not null,
  check ((mark is null) <> (user_id is null))
);
create unique index past_promo_uses_mark on past_promo_uses (mark, promo_id, business_day);
create unique index past_promo_uses_user on past_promo_uses (user_id, promo_id, business_day);

alter table users
  -- signed up, or goes on, with an email or phone under which somebody ordered before
  add column ordered_before boolean not null default false;

-- what was saved while any year was let through
update products set sold_out_until = '2099-12-31T00:00:00Z' where sold_out_until >= '2100-01-01T00:00:00Z';
update products set sold_out_until = null where sold_out_until < '2000-01-01T00:00:00Z';
