-- Where riders ride to, with a fee and a smallest order for each area; the postcode of an order, and the area it was in when
-- it was placed. A version before writes none of it, and its shop rides everywhere for the one fee. See record 103.
set local lock_timeout = '5s';

alter table shop
  -- whole rupiah of the lines after the discount; 0: any
  add column delivery_minimum integer not null default 0 check (delivery_minimum >= 0),
  -- [{ "name": text, "postcodes": ["10310", "103"], "fee": rupiah, "minimum": rupiah or null }]; none: everywhere
  add column delivery_areas jsonb not null default '[]';

alter table orders
  add column postcode text,
  add column delivery_area text;

-- of the address that is remembered
alter table users add column postcode text;
