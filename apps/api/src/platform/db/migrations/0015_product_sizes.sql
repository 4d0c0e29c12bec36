set local lock_timeout = '5s';

-- the sizes a product comes in; what was there before comes in all of them until staff say otherwise
alter table products add column size_ids smallint[] not null default '{1,2,3}' check (cardinality(size_ids) > 0);

-- as sold: what comes in one size has no size to speak of
alter table order_lines add column one_size boolean not null default false;
