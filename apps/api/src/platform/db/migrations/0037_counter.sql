-- Orders that staff place at the counter for guests, who have no account. See record 88.
set local lock_timeout = '5s';

alter table orders
  alter column user_id drop not null,
  -- who placed it where no customer did
  add column placed_by uuid references users (id),
  add constraint orders_placed_by_somebody check (user_id is not null or placed_by is not null) not valid;
-- staff alone hear of those
alter table order_events alter column user_id drop not null;

-- cash, and the card terminal
alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in (1, 2, 3, 4, 5)) not valid;
alter table refunds
  drop constraint refunds_method_check,
  add constraint refunds_method_check check (method in (1, 2, 3, 4, 5)) not valid;
