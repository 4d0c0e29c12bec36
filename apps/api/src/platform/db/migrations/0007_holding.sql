-- What may be held for nothing: how long a transfer is waited for, and how much of the shop one account may keep waiting.
set local lock_timeout = '5s';

alter table shop
  add column transfer_minutes integer not null default 120 check (transfer_minutes between 15 and 4320),
  -- open orders of one account that are not paid, and the portions in them
  add column unpaid_orders integer not null default 3 check (unpaid_orders >= 1),
  add column unpaid_portions integer not null default 100 check (unpaid_portions >= 1),
  -- open cash orders, and portions, of an account that has never been handed anything over
  add column first_cash_orders integer not null default 2 check (first_cash_orders >= 1),
  add column first_cash_portions integer not null default 40 check (first_cash_portions >= 1);
