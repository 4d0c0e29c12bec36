-- What people ask of business days that are over, section by section, so that half a year costs days and not orders. See
-- record 111.
set local lock_timeout = '5s';

-- A day whose sections are kept. It holds with its row of `daily_sums`, and while nothing in it changes (`daily_changes`).
create table daily_figures (
  since timestamptz primary key references daily_sums (since) on delete cascade,
  -- by whose clock its hours are
  time_zone text not null,
  -- by which rules its sections were counted (FIGURE_RULES): by others it is counted anew
  rules smallint not null,
  -- its quarters of an hour in which anything moved: number, income, refunds, discounts, orders, ready_orders, ready_ms
  quarters jsonb not null check (jsonb_typeof(quarters) = 'array')
);

-- One row for each thing that a section counts; what the four are depends on the section. Keys of cancellings hold their
-- reasons as they were typed: closing an account clears them in `order_moves`, whose trigger (0013) notes their days, and
-- days with notes are not read until the next sweeps have made them anew.
create table daily_figure_rows (
  since timestamptz not null references daily_figures (since) on delete cascade,
  section text not null,
  key text not null,
  one bigint not null,
  two bigint not null default 0,
  three bigint not null default 0,
  four bigint not null default 0
);
-- no unique one over the keys, which are long: a day is written once, and read as a whole
create index daily_figure_rows_since on daily_figure_rows (since, section);

-- Whoever sums a day again forgets what has changed in it: so what was kept of its sections goes, also where a version of
-- the server does it that knows of none.
create function drop_daily_figures() returns trigger language plpgsql as $$
begin
  delete from daily_figures where since = new.since;
  return null;
end $$;
create trigger daily_sums_written after insert or update on daily_sums
  for each row execute function drop_daily_figures();

-- Cancellings are counted as well.
create or replace trigger order_moves_noted after insert on order_moves
  for each row when (new.to_status in ('ready', 'delivered', 'picked up', 'cancelled')) execute function note_move_change();
create or replace trigger order_moves_removed after delete on order_moves
  for each row when (old.to_status in ('ready', 'delivered', 'picked up', 'cancelled')) execute function note_move_change();
create or replace function note_order_change() returns trigger language plpgsql as $$
begin
  insert into daily_changes (at)
    select coalesce(booked_at, paid_at) from payments where order_id = new.id and paid_at is not null
  union
    select coalesce(booked_at, refunded_at) from refunds where order_id = new.id and refunded_at is not null
  union
    select moved_at from order_moves
    where order_id = new.id and to_status in ('ready', 'delivered', 'picked up', 'cancelled');
  return null;
end $$;
create or replace trigger orders_changed after update of total, discount, placed_at, scheduled, user_id, delivery_id on orders
  for each row when (
    (old.total, old.discount, old.placed_at, old.scheduled, old.user_id, old.delivery_id)
    is distinct from (new.total, new.discount, new.placed_at, new.scheduled, new.user_id, new.delivery_id)
  ) execute function note_order_change();
create or replace trigger payments_changed after update of paid_at, amount, order_id, method on payments
  for each row when (
    (old.paid_at, old.amount, old.order_id, old.method) is distinct from (new.paid_at, new.amount, new.order_id, new.method)
  ) execute function note_payment_change();
create or replace trigger refunds_changed after update of refunded_at, amount, cause, method on refunds
  for each row when (
    (old.refunded_at, old.amount, old.cause, old.method)
    is distinct from (new.refunded_at, new.amount, new.cause, new.method)
  ) execute function note_refund_change();

-- Whether an order was ready in time depends on what was promised, which is noted while it is under way.
create function note_promise_change() returns trigger language plpgsql as $$
begin
  insert into daily_changes (at) select moved_at from order_moves where order_id = new.id and to_status = 'ready';
  return null;
end $$;
create trigger orders_promised after update of ready_at on orders
  for each row when (old.ready_at is distinct from new.ready_at) execute function note_promise_change();

/*
 * Whether somebody is new, and whether they came before, is counted with each day on which they paid: those after a
 * change in one of them no longer hold.
 */
create function note_days_of(customers uuid[], since timestamptz) returns void language sql as
  'insert into daily_changes (at)
    select coalesce(booked_at, paid_at) from payments join orders on orders.id = payments.order_id
    where orders.user_id = any(customers) and coalesce(booked_at, paid_at) >= since';

create function note_payment_beside() returns trigger language plpgsql as $$
declare
  moment constant timestamptz := least(old.paid_at, new.paid_at);
begin
  -- the promise of what is paid ahead begins with the payment; what is paid on the spot has none that depends on it
  if old.method not in (3, 4, 5) or new.method not in (3, 4, 5) then
    insert into daily_changes (at)
      select moved_at from order_moves where order_id in (old.order_id, new.order_id) and to_status = 'ready';
  end if;
  -- as a rule it is of now, and nobody has a day after that
  if (select until from daily_sums order by since desc limit 1) > moment then
    perform note_days_of(array(select user_id from orders where id in (old.order_id, new.order_id)), moment);
  end if;
  return null;
end $$;
create trigger payments_noted_beside after insert on payments
  for each row when (new.paid_at is not null) execute function note_payment_beside();
create trigger payments_changed_beside after update of paid_at, order_id, method on payments
  for each row when ((old.paid_at, old.order_id, old.method) is distinct from (new.paid_at, new.order_id, new.method))
  execute function note_payment_beside();
create trigger payments_removed_beside after delete on payments
  for each row when (old.paid_at is not null) execute function note_payment_beside();

create function note_customer_change() returns trigger language plpgsql as $$
begin
  perform note_days_of(array[old.user_id, new.user_id], '-infinity');
  return null;
end $$;
create trigger orders_given after update of user_id on orders
  for each row when (old.user_id is distinct from new.user_id) execute function note_customer_change();
create trigger orders_removed after delete on orders
  for each row when (old.user_id is not null) execute function note_customer_change();
