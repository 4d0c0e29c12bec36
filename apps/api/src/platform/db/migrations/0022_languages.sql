-- The language that an account has chosen, and the one that an order was placed in. See record 66.
set local lock_timeout = '5s';

-- null: not chosen, or of a version that did not ask
alter table users add column language text;
alter table orders add column language text;
