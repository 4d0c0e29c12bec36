-- By which names there are orders, and how many of each: a search looks through names, which are few, and not through all
-- orders. Kept as the days of orders are (0016). See record 111.
set local lock_timeout = '5s';

create table order_names (
  -- in small letters
  name text collate "C" primary key,
  orders bigint not null
) with (fillfactor = 90);
-- What is still to be added to them. Rows are only ever added by changes, so that none waits for another.
create table order_name_changes (
  name text collate "C" not null,
  orders integer not null
);

create function note_order_name() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_name_changes (name, orders) values (lower(old.customer_name), -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_name_changes (name, orders) values (lower(new.customer_name), 1);
  end if;
  return null;
end $$;
-- What was there before this moment is counted by the next file, which locks nothing.
create trigger orders_named after insert or delete on orders for each row execute function note_order_name();
create trigger orders_renamed after update of customer_name on orders
  for each row when (old.customer_name is distinct from new.customer_name) execute function note_order_name();

-- Counts all anew, for books that were written past the triggers. It locks them: for nobody but the seed.
create function recount_order_names() returns void language sql as $$
  lock table orders in share row exclusive mode;
  delete from order_names;
  delete from order_name_changes;
  insert into order_names (name, orders) select lower(customer_name), count(*) from orders group by 1;
$$;
