-- no transaction
-- Built once, over names that are there. See record 111.
create index concurrently if not exists order_names_search on order_names using gin (name gin_trgm_ops);
