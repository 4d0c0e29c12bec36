-- What staff offer instead of what is sold out. Of use while sold_out_until is ahead. See record 89.
set local lock_timeout = '5s';

alter table products add column substitute_id uuid references products (id);
alter table options add column substitute_id integer references options (id);
