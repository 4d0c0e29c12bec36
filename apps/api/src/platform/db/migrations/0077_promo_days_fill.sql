-- Counts the uses that were there before they were noted, without a lock on them. One statement is one snapshot: what it
-- sees is counted here, and its notes go; whatever commits later has left its own. See record 111.
set local lock_timeout = '5s';

with noted as (
  delete from promo_day_changes
)
insert into promo_days (promo_id, day, used, given)
  select promo_uses.promo_id, business_day, count(*), sum(coalesce(promo_uses.given, orders.discount))
  from promo_uses join orders on orders.id = promo_uses.order_id where released_at is null group by 1, 2;
