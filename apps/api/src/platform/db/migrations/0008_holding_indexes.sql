-- no transaction
-- What an order asks about its account: whether anything was handed over, and what is under way.
create index concurrently if not exists orders_received on orders (user_id) where status in ('delivered', 'picked up');
create index concurrently if not exists orders_open_user on orders (user_id) where closed_at is null;
