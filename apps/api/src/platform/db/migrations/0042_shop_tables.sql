-- The shop's tables, whose links open the menu with the table set. See record 92.
set local lock_timeout = '5s';

create table shop_tables (
  id uuid primary key,
  label text not null,
  -- what its link ends in
  code text not null unique,
  -- null: it stands there; a retired one keeps its name and its code, and comes back with both
  retired_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null
);
-- nobody tells `terrace 2` from `Terrace 2`
create unique index shop_tables_label on shop_tables (lower(label));
