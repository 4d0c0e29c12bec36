-- Closing business days: what was expected and counted, what moved in the cash drawer beside the orders, and on which day
-- money is booked that moves after its own was closed. See record 98.
set local lock_timeout = '5s';

alter table shop add column ask_cash boolean not null default true;

-- A closed day. Rows are only ever added.
create table day_closes (
  day date primary key,
  -- the stretch of time that it is; what lies before `until` is closed
  since timestamptz not null,
  until timestamptz not null unique check (until > since),
  closed_at timestamptz not null,
  actor_id uuid not null references users (id),
  -- as they were called then
  actor_name text not null,
  -- all that was expected and counted, as it is shown
  report jsonb not null check (jsonb_typeof(report) = 'object')
);

-- Cash that was put in or taken out. Rows are only ever added.
create table drawer_entries (
  id uuid primary key,
  kind text not null check (kind in ('float', 'pay in', 'pay out')),
  amount bigint not null check (amount > 0),
  reason text,
  at timestamptz not null,
  -- set by a trigger: its day was closed by then
  booked_at timestamptz,
  actor_id uuid not null references users (id),
  actor_name text not null
);
create index drawer_entries_booked on drawer_entries ((coalesce(booked_at, at)));
create unique index drawer_entries_float on drawer_entries (kind) where kind = 'float';

-- null: on the day on which it happened. Else that day was closed, and it is booked at the beginning of the next.
alter table payments add column booked_at timestamptz;
alter table refunds add column booked_at timestamptz;
-- of cancellings alone
alter table order_moves add column booked_at timestamptz;

/*
 * Until when the books are closed. Whoever books waits for a close that is under way, and has the next one wait until what
 * is booked is committed or gone: so it is in the closed sums, or after them, and never in both or none.
 */
create function books_closed_until() returns timestamptz language plpgsql as $$
begin
  -- the key is CLOSING_LOCK of platform/db/closing
  perform pg_advisory_xact_lock_shared(427021005669);
  return (select max(until) from day_closes);
end $$;

create function refuse_closed(closed timestamptz) returns void language plpgsql as $$
begin
  raise exception 'the books are closed until %', closed using errcode = 'CLOSD';
end $$;

create function book_payment() returns trigger language plpgsql as $$
declare
  closed constant timestamptz := books_closed_until();
begin
  if tg_op <> 'INSERT' and coalesce(old.booked_at, old.paid_at) < closed then perform refuse_closed(closed); end if;
  if tg_op = 'DELETE' then return old; end if;
  new.booked_at := case when new.paid_at < closed then closed end;
  return new;
end $$;
create trigger payments_booked before insert on payments
  for each row when (new.paid_at is not null) execute function book_payment();
create trigger payments_rebooked before update of paid_at, amount, method, order_id, booked_at on payments
  for each row when (
    (old.paid_at, old.amount, old.method, old.order_id, old.booked_at)
    is distinct from (new.paid_at, new.amount, new.method, new.order_id, new.booked_at)
  ) execute function book_payment();
create trigger payments_unbooked before delete on payments
  for each row when (old.paid_at is not null) execute function book_payment();

create function book_refund() returns trigger language plpgsql as $$
declare
  closed constant timestamptz := books_closed_until();
begin
  if tg_op <> 'INSERT' and coalesce(old.booked_at, old.refunded_at) < closed then perform refuse_closed(closed); end if;
  if tg_op = 'DELETE' then return old; end if;
  new.booked_at := case when new.refunded_at < closed then closed end;
  return new;
end $$;
create trigger refunds_booked before insert on refunds
  for each row when (new.refunded_at is not null) execute function book_refund();
create trigger refunds_rebooked before update of refunded_at, amount, method, order_id, cause, booked_at on refunds
  for each row when (
    (old.refunded_at, old.amount, old.method, old.order_id, old.cause, old.booked_at)
    is distinct from (new.refunded_at, new.amount, new.method, new.order_id, new.cause, new.booked_at)
  ) execute function book_refund();
create trigger refunds_unbooked before delete on refunds
  for each row when (old.refunded_at is not null) execute function book_refund();

-- Discounts are booked with their payment.
create function keep_discount() returns trigger language plpgsql as $$
declare
  closed constant timestamptz := books_closed_until();
begin
  if exists (select from payments where order_id = new.id and coalesce(booked_at, paid_at) < closed) then
    perform refuse_closed(closed);
  end if;
  return new;
end $$;
create trigger orders_discount_stays before update of discount on orders
  for each row when (old.discount is distinct from new.discount) execute function keep_discount();

create function book_cancelling() returns trigger language plpgsql as $$
declare
  closed constant timestamptz := books_closed_until();
begin
  new.booked_at := case when new.moved_at < closed then closed end;
  return new;
end $$;
create trigger order_moves_booked before insert on order_moves
  for each row when (new.to_status = 'cancelled') execute function book_cancelling();

create function book_entry() returns trigger language plpgsql as $$
declare
  closed constant timestamptz := books_closed_until();
begin
  new.booked_at := case when new.at < closed then closed end;
  return new;
end $$;
create trigger drawer_entries_booked before insert on drawer_entries for each row execute function book_entry();

create function books_stay() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
create trigger day_closes_append_only before update or delete or truncate on day_closes
  for each statement execute function books_stay();
create trigger drawer_entries_append_only before update or delete or truncate on drawer_entries
  for each statement execute function books_stay();
-- also where somebody turns triggers off for a session, as replicas do
alter table day_closes enable always trigger day_closes_append_only;
alter table drawer_entries enable always trigger drawer_entries_append_only;
revoke update, delete, truncate on day_closes, drawer_entries from public, current_user;

-- nor are the books emptied
create function keep_closed() returns trigger language plpgsql as $$
declare
  closed constant timestamptz := books_closed_until();
begin
  if closed is not null then perform refuse_closed(closed); end if;
  return null;
end $$;
create trigger payments_stay before truncate on payments for each statement execute function keep_closed();
create trigger refunds_stay before truncate on refunds for each statement execute function keep_closed();

alter table payments
  enable always trigger payments_booked, enable always trigger payments_rebooked,
  enable always trigger payments_unbooked, enable always trigger payments_stay;
alter table refunds
  enable always trigger refunds_booked, enable always trigger refunds_rebooked,
  enable always trigger refunds_unbooked, enable always trigger refunds_stay;
alter table orders enable always trigger orders_discount_stays;

-- The days whose kept sums no longer hold are those on which it is booked, too.
create or replace function note_payment_change() returns trigger language plpgsql as $$
begin
  perform note_days(old.paid_at, new.paid_at, old.booked_at, new.booked_at);
  return null;
end $$;
create or replace function note_refund_change() returns trigger language plpgsql as $$
begin
  perform note_days(old.refunded_at, new.refunded_at, old.booked_at, new.booked_at);
  return null;
end $$;
create or replace function note_order_change() returns trigger language plpgsql as $$
begin
  insert into daily_changes (at)
    select coalesce(booked_at, paid_at) from payments where order_id = new.id and paid_at is not null
  union
    select moved_at from order_moves where order_id = new.id and to_status in ('ready', 'delivered', 'picked up');
  return null;
end $$;
