-- no transaction
-- A search for orders looks among what is no longer sold as well: without it all that is sold is read for that.
-- See record 111.
create index concurrently if not exists products_archived_search_name on products using gin (search_name gin_trgm_ops)
  where archived_at is not null;
