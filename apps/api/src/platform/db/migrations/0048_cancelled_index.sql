-- no transaction
-- What was cancelled in a stretch of time, for the figures of some days. See record 97.
create index concurrently if not exists order_moves_cancelled on order_moves (moved_at)
  where undone_at is null and to_status = 'cancelled';
