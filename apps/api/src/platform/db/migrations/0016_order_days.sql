-- How many orders of each kind a day brought: so a far page of all orders is found without walking to it. See record 34.
set local lock_timeout = '5s';

-- Days as UTC has them: they stay where they are when the shop's zone changes.
create table order_days (
  day date not null,
  status text not null,
  delivery_id integer not null,
  orders integer not null,
  primary key (day, status, delivery_id)
);

-- What is still to be added to them. Rows are only ever added by changes, so that none waits for another.
create table order_day_changes (
  day date not null,
  status text not null,
  delivery_id integer not null,
  orders integer not null
);

create function note_order_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_day_changes (day, status, delivery_id, orders)
    values ((old.placed_at at time zone 'UTC')::date, old.status, old.delivery_id, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_day_changes (day, status, delivery_id, orders)
    values ((new.placed_at at time zone 'UTC')::date, new.status, new.delivery_id, 1);
  end if;
  return null;
end $$;
-- from here to the end of this file no order changes: half a million are counted in less than a second
create trigger orders_counted after insert or delete on orders for each row execute function note_order_day();
create trigger orders_counted_anew after update of placed_at, status, delivery_id on orders
  for each row when (
    (old.placed_at, old.status, old.delivery_id) is distinct from (new.placed_at, new.status, new.delivery_id)
  ) execute function note_order_day();

-- Counts all anew, for books that were written past the triggers.
create function recount_order_days() returns void language sql as $$
  lock table orders in share row exclusive mode;
  delete from order_days;
  delete from order_day_changes;
  insert into order_days (day, status, delivery_id, orders)
    select (placed_at at time zone 'UTC')::date, status, delivery_id, count(*) from orders group by 1, 2, 3;
$$;
select recount_order_days();
