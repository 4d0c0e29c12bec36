-- Counts the names of orders that were there before names were noted, without a lock on them. One statement is one
-- snapshot: what it sees is counted here, and its notes go; whatever commits later has left its own. See record 111.
set local lock_timeout = '5s';

with noted as (
  delete from order_name_changes
)
insert into order_names (name, orders) select lower(customer_name), count(*) from orders group by 1;
