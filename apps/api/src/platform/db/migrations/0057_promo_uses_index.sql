-- no transaction
-- What a promo gave, by day. See record 104.
create index concurrently if not exists promo_uses_promo on promo_uses (promo_id, business_day) where released_at is null;
-- what 0057_promo_kinds keeps from then on, of what was there before
alter table promos validate constraint promos_percent_check;
alter table promos validate constraint promos_offer;
alter table promos validate constraint promos_ride;
alter table promos validate constraint promos_budget_kept;
