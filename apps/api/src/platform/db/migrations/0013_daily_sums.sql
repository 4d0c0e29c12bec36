-- What business days that are over came to, so that the dashboard need not add a year up each time. See record 34.
set local lock_timeout = '5s';

-- One row a day as the shop's zone cuts it: a row counts only for exactly this stretch of time.
create table daily_sums (
  since timestamptz primary key,
  until timestamptz not null check (until > since),
  income bigint not null,
  refunds bigint not null,
  discounts bigint not null,
  -- payments received
  orders integer not null,
  -- of orders made ready on that day and not set for a time: how many, and their milliseconds from placed to ready
  ready_orders integer not null,
  ready_ms bigint not null
);

-- Who handed over how many orders, what those came to, and to whom: each customer once a day.
create table daily_staff (
  since timestamptz not null references daily_sums (since) on delete cascade,
  staff_id uuid not null,
  orders integer not null,
  achieved bigint not null,
  customers uuid[] not null,
  primary key (since, staff_id)
);

-- Pieces handed over.
create table daily_products (
  since timestamptz not null references daily_sums (since) on delete cascade,
  product_id uuid not null,
  sold bigint not null,
  primary key (since, product_id)
);

-- A moment at which something in the books changed, written by the change's own transaction: the day it lies in has to be
-- summed again. Rows are only ever added by changes, so that none waits for another.
create table daily_changes (
  at timestamptz not null
);
create index daily_changes_at on daily_changes (at);

create function note_days(variadic moments timestamptz[]) returns void language sql as
  'insert into daily_changes (at) select at from unnest(moments) as at where at is not null group by at';

create function note_payment_change() returns trigger language plpgsql as $$
begin
  perform note_days(old.paid_at, new.paid_at);
  return null;
end $$;
create trigger payments_noted after insert on payments
  for each row when (new.paid_at is not null) execute function note_payment_change();
create trigger payments_changed after update of paid_at, amount, order_id on payments
  for each row when ((old.paid_at, old.amount, old.order_id) is distinct from (new.paid_at, new.amount, new.order_id))
  execute function note_payment_change();
create trigger payments_removed after delete on payments
  for each row when (old.paid_at is not null) execute function note_payment_change();

create function note_refund_change() returns trigger language plpgsql as $$
begin
  perform note_days(old.refunded_at, new.refunded_at);
  return null;
end $$;
create trigger refunds_noted after insert on refunds
  for each row when (new.refunded_at is not null) execute function note_refund_change();
create trigger refunds_changed after update of refunded_at, amount, cause on refunds
  for each row when ((old.refunded_at, old.amount, old.cause) is distinct from (new.refunded_at, new.amount, new.cause))
  execute function note_refund_change();
create trigger refunds_removed after delete on refunds
  for each row when (old.refunded_at is not null) execute function note_refund_change();

create function note_move_change() returns trigger language plpgsql as $$
begin
  perform note_days(old.moved_at, new.moved_at);
  return null;
end $$;
create trigger order_moves_noted after insert on order_moves
  for each row when (new.to_status in ('ready', 'delivered', 'picked up')) execute function note_move_change();
create trigger order_moves_changed after update on order_moves
  for each row when (old is distinct from new) execute function note_move_change();
create trigger order_moves_removed after delete on order_moves
  for each row when (old.to_status in ('ready', 'delivered', 'picked up')) execute function note_move_change();

-- What an order is counted by does not change once it is placed. Should somebody change it after all, its days follow.
create function note_order_change() returns trigger language plpgsql as $$
begin
  insert into daily_changes (at)
    select paid_at from payments where order_id = new.id and paid_at is not null
  union
    select moved_at from order_moves where order_id = new.id and to_status in ('ready', 'delivered', 'picked up');
  return null;
end $$;
create trigger orders_changed after update of total, discount, placed_at, scheduled, user_id on orders
  for each row when (
    (old.total, old.discount, old.placed_at, old.scheduled, old.user_id)
    is distinct from (new.total, new.discount, new.placed_at, new.scheduled, new.user_id)
  ) execute function note_order_change();
