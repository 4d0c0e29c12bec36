-- no transaction
-- What a promo gave, by day. See record 104.
create index concurrently if not exists promo_uses_promo on promo_uses (promo_id, business_day) where released_at is null;
