-- Staff find one order among half a million: by name, by telephone, by what is in it; pages and counts from an index alone.
-- no transaction

create index concurrently if not exists orders_customer_name on orders using gin (lower(customer_name) gin_trgm_ops);

-- the beginning of a number as it is kept, +62812…; "C": in the order of its digits, whatever the database's language
create index concurrently if not exists orders_phone on orders ((phone collate "C")) where phone is not null;

create index concurrently if not exists orders_listed on orders (placed_at desc, id desc) include (status, delivery_id);
drop index concurrently if exists orders_placed;

create index concurrently if not exists order_lines_sold on order_lines (product_id, order_id);
drop index concurrently if exists order_lines_product;
