-- no transaction
-- What was cancelled on a business day, without reading every cancelling there ever was: 0051 meant to make this, under a
-- name that 0048 had taken. See record 111.
create index concurrently if not exists order_moves_cancelled_booked on order_moves ((coalesce(booked_at, moved_at)))
  where undone_at is null and to_status = 'cancelled';
