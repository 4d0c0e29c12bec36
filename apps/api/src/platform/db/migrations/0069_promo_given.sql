-- What promos have given, counted anew. A version from before 0057 that ran beside this one let orders have a promo, and
-- be cancelled, without counting it. This mends what earlier deploys left: such a version that goes on beside the one
-- with this file, or after it, makes the sum drift again. Whoever is placing an order ends first; the next waits a moment.
set local lock_timeout = '5s';

lock table promos in share row exclusive mode;

update promos set given = least(counted.given, coalesce(budget, counted.given)) from (
  select promos.id, coalesce(sum(coalesce(use.given, orders.discount)), 0) as given
  from promos
  left join promo_uses as use on use.promo_id = promos.id and use.released_at is null
  left join orders on orders.id = use.order_id
  group by promos.id
) as counted
where counted.id = promos.id and promos.given <> least(counted.given, coalesce(budget, counted.given));
