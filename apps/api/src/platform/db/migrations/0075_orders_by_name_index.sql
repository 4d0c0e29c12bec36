-- no transaction
-- The newest orders of a name. Names are looked for among themselves since (0075), but the version before still looks
-- through trigrams of all orders: `orders_customer_name` goes with a contract file of the next release. See record 111.
create index concurrently if not exists orders_by_name on orders ((lower(customer_name) collate "C"), placed_at desc, id desc);
