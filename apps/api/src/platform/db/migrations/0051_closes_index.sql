-- no transaction
-- What is booked on another day than it happened, by that day: few rows of large tables. See record 98.
create index concurrently if not exists payments_booked_at on payments (booked_at) where booked_at is not null;
create index concurrently if not exists refunds_booked_at on refunds (booked_at) where booked_at is not null;
-- cancellings by their day
create index concurrently if not exists order_moves_cancelled on order_moves (coalesce(booked_at, moved_at)) where to_status = 'cancelled' and undone_at is null;
