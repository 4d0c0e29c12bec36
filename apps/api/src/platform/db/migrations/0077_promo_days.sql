-- What each promo gave on each business day: 60 days of one that every tenth order has are 80,000 uses. Kept as the days
-- of orders are (0016). See record 111.
set local lock_timeout = '5s';

create table promo_days (
  promo_id uuid not null references promos (id) on delete cascade,
  day date not null,
  used bigint not null,
  given bigint not null,
  primary key (promo_id, day)
);
-- What is still to be added to them. Rows are only ever added by changes, so that none waits for another.
create table promo_day_changes (
  promo_id uuid not null,
  day date not null,
  used integer not null,
  given bigint not null
);

-- What a use gave. Those from before 0057 do not say it: their order's discount.
create function promo_use_gave(promo_uses) returns bigint stable language sql as
  'select coalesce($1.given, (select discount from orders where id = $1.order_id), 0)';

create function note_promo_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.released_at is null then
    insert into promo_day_changes values (old.promo_id, old.business_day, -1, -promo_use_gave(old));
  end if;
  if tg_op <> 'DELETE' and new.released_at is null then
    insert into promo_day_changes values (new.promo_id, new.business_day, 1, promo_use_gave(new));
  end if;
  return null;
end $$;
-- What was there before this moment is counted by the next file, which locks nothing.
create trigger promo_uses_counted after insert or delete on promo_uses for each row execute function note_promo_day();
create trigger promo_uses_counted_anew after update on promo_uses
  for each row when (
    (old.promo_id, old.business_day, old.released_at is null, old.given)
    is distinct from (new.promo_id, new.business_day, new.released_at is null, new.given)
  ) execute function note_promo_day();

-- Counts all anew, for books that were written past the triggers. It locks them: for nobody but the seed.
create function recount_promo_days() returns void language sql as $$
  lock table promo_uses in share row exclusive mode;
  delete from promo_days;
  delete from promo_day_changes;
  insert into promo_days (promo_id, day, used, given)
    select promo_uses.promo_id, business_day, count(*), sum(coalesce(promo_uses.given, orders.discount))
    from promo_uses join orders on orders.id = promo_uses.order_id where released_at is null group by 1, 2;
$$;
