-- no transaction
-- The newest orders of a name. Names are looked for among themselves since (0075), so trigrams of all orders are not
-- needed any more. See record 111.
create index concurrently if not exists orders_by_name on orders ((lower(customer_name) collate "C"), placed_at desc, id desc)
  include (status, delivery_id);
drop index concurrently if exists orders_customer_name;
