-- What a customer asks to be warned of, and what an order's lines had of it when they were sold. See record 79.
set local lock_timeout = '5s';

-- null: never said
alter table users add column avoids text[];
-- as sold; null: nothing to warn of, or of a version that did not ask
alter table order_lines add column warning jsonb;
