-- How much later than promised an order is at least, as staff say it beside the reason. See record 85.
set local lock_timeout = '5s';

alter table orders add column delay_minutes smallint check (delay_minutes between 1 and 180);
