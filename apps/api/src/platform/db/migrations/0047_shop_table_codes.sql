-- Every code that a table's link has ended in: none is given again, as a tile with it may be anywhere. See record 92.
set local lock_timeout = '5s';

create table shop_table_codes (
  code text primary key
);

-- by a trigger, so that the version before keeps to it as well; from here on nobody adds a table until what is there is copied
create function shop_table_codes_keep() returns trigger language plpgsql as $$
begin
  insert into shop_table_codes (code) values (new.code);
  return null;
end $$;
create trigger shop_table_codes_keep after insert or update of code on shop_tables
  for each row execute function shop_table_codes_keep();
insert into shop_table_codes (code) select code from shop_tables;
