-- The shop, its people, its menu. Money is whole rupiah; ids are UUIDv7 made by the application.
create extension if not exists pg_trgm;

create table shop (
  id smallint primary key default 1 check (id = 1),
  name text not null,
  address text not null,
  city text not null,
  phone text not null,
  time_zone text not null,
  -- [{ "day": 1..7, "open": "HH:MM", "close": "HH:MM" }], clock times in time_zone
  hours jsonb not null,
  -- { "days": [1..7], "from": "HH:MM", "to": "HH:MM" }
  delivery_window jsonb not null,
  tax_percent smallint not null check (tax_percent between 0 and 100),
  shipping_fee integer not null check (shipping_fee >= 0),
  lead_minutes smallint not null check (lead_minutes >= 0),
  ride_minutes smallint not null check (ride_minutes >= 0),
  goal_month bigint not null check (goal_month >= 0)
);

create table users (
  id uuid primary key,
  email text not null,
  phone text,
  password_hash text,
  role text not null check (role in ('User', 'Admin')),
  address text,
  display_name text,
  first_name text,
  last_name text,
  birthday date,
  gender text check (gender in ('Male', 'Female')),
  image text,
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index users_email on users (lower(email));
create unique index users_phone on users (phone);

-- Only the hash of a token is kept: who reads this table cannot log in with it.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table categories (
  id smallint primary key,
  category_name text not null unique
);

create table sizes (
  id smallint primary key,
  code text not null unique,
  name text not null unique
);

create table products (
  id uuid primary key,
  product_name text not null,
  description text not null,
  price integer not null check (price >= 0),
  category_id smallint not null references categories (id),
  image text,
  -- null: portions are not counted
  stock integer check (stock >= 0),
  sold_out_until timestamptz,
  archived_at timestamptz,
  -- pieces handed over; raised when an order is done, so that ordering never waits on a popular product
  sold integer not null default 0 check (sold >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index products_popular on products (sold desc, id) where archived_at is null;
create index products_newest on products (created_at desc, id) where archived_at is null;
create index products_price on products (price, id) where archived_at is null;
create index products_category on products (category_id, sold desc, id) where archived_at is null;
create index products_search on products using gin (lower(product_name) gin_trgm_ops) where archived_at is null;

create table product_sizes (
  product_id uuid not null references products (id) on delete cascade,
  size_id smallint not null references sizes (id),
  surcharge integer not null default 0 check (surcharge >= 0),
  primary key (product_id, size_id)
);

create table promos (
  id uuid primary key,
  promo_name text not null,
  code text not null check (code = upper(code)),
  description text not null,
  percent smallint not null check (percent between 1 and 100),
  duration integer not null check (duration > 0),
  min_price integer not null check (min_price >= 0),
  image text,
  dine_in_only boolean not null default false,
  new_user_only boolean not null default false,
  one_per_day boolean not null default true,
  total_uses integer check (total_uses > 0),
  used integer not null default 0 check (used >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (total_uses is null or used <= total_uses)
);
create unique index promos_code on promos (code);
create index promos_running on promos (ends_at);

insert into categories (id, category_name) values (1, 'Coffee'), (2, 'Non Coffee'), (3, 'Foods'), (4, 'Add on');
insert into sizes (id, code, name) values (1, 'R', 'Regular'), (2, 'L', 'Large'), (3, 'XL', 'Extra Large');
insert into shop values (
  1, 'Seduh', 'Jl. Cikini Raya 41', 'Jakarta', '+62 21 5550 1741', 'Asia/Jakarta',
  '[{"day":1,"open":"07:00","close":"21:00"},{"day":2,"open":"07:00","close":"21:00"},{"day":3,"open":"07:00","close":"21:00"},{"day":4,"open":"07:00","close":"21:00"},{"day":5,"open":"07:00","close":"21:00"},{"day":6,"open":"07:00","close":"21:00"},{"day":7,"open":"07:00","close":"21:00"}]',
  '{"days":[1,2,3,4,5],"from":"13:00","to":"19:00"}',
  10, 10000, 15, 20, 60000000
);
