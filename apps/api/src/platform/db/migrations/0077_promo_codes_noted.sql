-- Discounts are kept by their codes: should an order's change, which nobody does, its days follow. See record 111.
set local lock_timeout = '5s';

create or replace trigger orders_changed
  after update of total, discount, placed_at, scheduled, user_id, delivery_id, promo_code on orders
  for each row when (
    (old.total, old.discount, old.placed_at, old.scheduled, old.user_id, old.delivery_id, old.promo_code)
    is distinct from (new.total, new.discount, new.placed_at, new.scheduled, new.user_id, new.delivery_id, new.promo_code)
  ) execute function note_order_change();
