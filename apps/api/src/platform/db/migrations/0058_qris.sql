-- QRIS, which every app of a bank or e-wallet scans, as a way to pay. See record 105.
set local lock_timeout = '5s';

alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in (1, 2, 3, 4, 5, 6)) not valid;
alter table refunds
  drop constraint refunds_method_check,
  add constraint refunds_method_check check (method in (1, 2, 3, 4, 5, 6)) not valid;

-- Codes whose payment is asked about until it is made or over; a row goes once there is nothing to ask.
create table payment_checks (
  provider text not null,
  ref text not null,
  next_at timestamptz not null,
  primary key (provider, ref),
  foreign key (provider, ref) references payment_attempts (provider, ref) on delete cascade
);
create index payment_checks_next on payment_checks (next_at);
