-- Promos that give other things than percent, only at some hours, and up to a budget; what each use gave. See record 104.
-- A version before writes none of it, and its promos stay what they are.
set local lock_timeout = '5s';

alter table promos drop constraint promos_percent_check;
alter table promos
  add column kind text not null default 'percent' check (kind in ('percent', 'amount', 'bundle', 'delivery')),
  add column amount_off integer check (amount_off > 0),
  add column bundle_buy smallint check (bundle_buy > 0),
  add column bundle_free smallint check (bundle_free > 0),
  add column bundle_category_id smallint references categories (id),
  add column bundle_product_id uuid references products (id),
  -- { "weekdays": [1, 2], "from": "14:00", "to": "17:00" }; null: at any hour
  add column happy_hours jsonb check (jsonb_typeof(happy_hours) = 'object'),
  -- whole rupiah that it gives in all; null: no bound
  add column budget integer check (budget > 0),
  add column given bigint not null default 0 check (given >= 0),
  add constraint promos_percent_check check (
    case when kind = 'percent' then percent between 1 and 100 else percent = 0 end
  ) not valid,
  add constraint promos_offer check (
    (kind = 'amount') = (amount_off is not null)
    and (kind = 'bundle') = (bundle_buy is not null and bundle_free is not null)
    and (kind = 'bundle') = (num_nonnulls(bundle_category_id, bundle_product_id) = 1)
  ) not valid,
  add constraint promos_ride check (kind <> 'delivery' or not dine_in_only) not valid,
  add constraint promos_budget_kept check (budget is null or given <= budget) not valid;

-- Whole rupiah that a use gave. null: its order's discount, as before there were other kinds.
alter table promo_uses add column given bigint check (given >= 0);

update promos set given = uses.given from (
  select promo_uses.promo_id, sum(orders.discount) as given
  from promo_uses join orders on orders.id = promo_uses.order_id
  where released_at is null
  group by promo_uses.promo_id
) as uses where uses.promo_id = promos.id;
