-- What 0057_promo_kinds keeps from then on, of what was there before. See record 104.
set local lock_timeout = '5s';

alter table promos
  validate constraint promos_percent_check,
  validate constraint promos_offer,
  validate constraint promos_ride,
  validate constraint promos_budget_kept;
