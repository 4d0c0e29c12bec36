-- When an order is ready as things stand, and why it is late. See record 85.
set local lock_timeout = '5s';

-- why staff say it is late; null: they have not said
alter table orders add column delay_reason text;

-- the time its customer was told of; null: none was foreseen, it was late already
alter table late_orders add column foreseen_at timestamptz;

-- an order's page hears that its time has moved; the rows that are there fit
alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('placed', 'moved', 'paid', 'foreseen')) not valid;
