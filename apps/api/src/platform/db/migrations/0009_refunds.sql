-- Money that goes back, one row for each time: whole or in part, owed until it is returned. The books sum these rows.
set local lock_timeout = '5s';

create table refunds (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  -- 'paid twice' is the money of a second attempt: it was never income, so the books leave it out
  cause text not null check (cause in ('refund', 'cancelled', 'late payment', 'paid twice', 'provider')),
  method smallint not null check (method in (1, 2, 3)),
  amount bigint not null check (amount > 0),
  -- what of the order it is for: [{ "line": 1, "qty": 2 }], lines counted from 1
  lines jsonb not null default '[]',
  shipping boolean not null default false,
  reason text,
  actor text not null check (actor in ('customer', 'staff', 'system', 'provider')),
  actor_id uuid references users (id),
  created_at timestamptz not null,
  -- null while it is owed
  refunded_at timestamptz,
  refunded_by uuid references users (id),
  -- the card payment it goes back to, and the name under which the provider does it once
  provider text,
  provider_ref text,
  provider_key text,
  -- when the provider is asked again, and why it did not work the last time
  next_try_at timestamptz,
  failure text,
  foreign key (provider, provider_ref) references payment_attempts (provider, ref) on delete cascade,
  check (refunded_at is null or next_try_at is null)
);
create index refunds_order on refunds (order_id);
create index refunds_refunded on refunds (refunded_at) where refunded_at is not null;
create index refunds_owed on refunds (created_at, id) where refunded_at is null;
create index refunds_due on refunds (next_try_at) where next_try_at is not null;
create unique index refunds_provider_key on refunds (provider, provider_ref, provider_key);

insert into refunds (id, order_id, cause, method, amount, actor, created_at, refunded_at)
select gen_random_uuid(), order_id, 'cancelled', method, amount, 'system', refunded_at, refunded_at
from payments where refunded_at is not null and paid_at is not null and amount > 0;

-- A process of the version before knows only payments.refunded_at: what it gives back comes into the books too. To be
-- dropped once no such process can run.
create function refund_of_payment() returns trigger language plpgsql as $$
begin
  insert into refunds (id, order_id, cause, method, amount, actor, created_at, refunded_at)
  select gen_random_uuid(), new.order_id, 'cancelled', new.method, new.amount, 'system', new.refunded_at, new.refunded_at
  where not exists (select from refunds where order_id = new.order_id and cause <> 'paid twice');
  return null;
end $$;
create trigger payments_refunded after insert or update of refunded_at on payments
  for each row when (new.refunded_at is not null and new.paid_at is not null and new.amount > 0)
  execute function refund_of_payment();
