-- What several processes of a shop share: counts of limits, and word of what their caches keep.
set local lock_timeout = '5s';

-- Not in the log: a crash empties it, and whoever had to wait may try again. A key is a hash: nobody's address or email.
create unlogged table rate_limits (
  key bytea primary key,
  taken integer not null,
  begun_at timestamptz not null,
  -- the count is forgotten then
  ends_at timestamptz not null,
  -- nobody is let in before; null: whoever comes
  free_at timestamptz,
  -- what became of the last one who came
  let_in boolean not null
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

-- The same word of one transaction is sent once.
create function tell_caches() returns trigger language plpgsql as $$
begin
  perform pg_notify('caches', tg_table_name);
  return null;
end $$;

-- What orders change is not told (stock, what was sold, uses of a promo): NOTIFY has commits queue up.
create trigger products_told after insert or delete or update of
  product_name, name_translations, description, description_translations, price, category_id, image, archived_at,
  sold_out_until, substitute_id, size_ids, contains, work_seconds, station, version
  on products for each statement execute function tell_caches();
create trigger product_sizes_told after insert or delete or update on product_sizes
  for each statement execute function tell_caches();
create trigger product_option_groups_told after insert or delete or update on product_option_groups
  for each statement execute function tell_caches();
create trigger option_groups_told after insert or delete or update on option_groups
  for each statement execute function tell_caches();
create trigger options_told after insert or delete or update on options
  for each statement execute function tell_caches();
create trigger promos_told after insert or delete or update of
  promo_name, name_translations, code, description, description_translations, percent, duration, min_price, image,
  starts_at, ends_at, version, total_uses
  on promos for each statement execute function tell_caches();
create trigger pauses_told after insert or delete or update on pauses
  for each statement execute function tell_caches();
create trigger shop_told after insert or delete or update on shop
  for each statement execute function tell_caches();
