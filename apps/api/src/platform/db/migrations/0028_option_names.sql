-- Names of groups and options in further languages. See records 69 and 76.
set local lock_timeout = '5s';

-- { "id": "Susu oat" }: texts by their languages; null where there are none. Orders keep them in `order_lines.options`,
-- beside the name as it was sold: what was sold before has none.
alter table option_groups add column name_translations jsonb;
alter table options add column name_translations jsonb;
