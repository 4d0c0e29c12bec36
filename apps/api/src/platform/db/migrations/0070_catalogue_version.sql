-- By which a process knows that what it keeps of the menu and of the shop's rules still stands: see record 112.
-- A later migration that changes these tables other than by rows (a column, a type, a default, a column the triggers below
-- do not name) renews the version itself: update catalogue_versions set version = gen_random_uuid();
set local lock_timeout = '5s';

-- The word for exactly these contents of a table: seen with them, in the same snapshot. Random, so that what was rolled
-- back, restored or lost with a server never gives two contents the same word. A row for each table: who changes one waits
-- for nobody who changes another.
create table catalogue_versions (
  table_name text primary key,
  version uuid not null
);
insert into catalogue_versions (table_name, version)
select name, gen_random_uuid()
from unnest(array['products', 'product_sizes', 'product_option_groups', 'option_groups', 'options', 'shop']) as name;

-- A row that was lost comes back.
create function renew_catalogue_version() returns trigger language plpgsql as $$
begin
  insert into catalogue_versions (table_name, version) values (tg_table_name, gen_random_uuid())
  on conflict (table_name) do update set version = excluded.version;
  return null;
end $$;

-- What orders change (stock, what was sold) is read for each of them.
create trigger products_version after insert or delete or truncate or update of
  id, product_name, name_translations, price, category_id, image, archived_at, sold_out_until, substitute_id, size_ids,
  contains, work_seconds, station
  on products for each statement execute function renew_catalogue_version();
create trigger product_sizes_version after insert or delete or truncate or update on product_sizes
  for each statement execute function renew_catalogue_version();
create trigger product_option_groups_version after insert or delete or truncate or update on product_option_groups
  for each statement execute function renew_catalogue_version();
create trigger option_groups_version after insert or delete or truncate or update on option_groups
  for each statement execute function renew_catalogue_version();
create trigger options_version after insert or delete or truncate or update on options
  for each statement execute function renew_catalogue_version();
create trigger shop_version after insert or delete or truncate or update on shop
  for each statement execute function renew_catalogue_version();
