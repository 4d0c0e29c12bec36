-- no transaction
-- Takes the place of products_search, which the version before still asks: a later release drops that one.
create index concurrently if not exists products_search_name on products using gin (search_name gin_trgm_ops)
  where archived_at is null;
