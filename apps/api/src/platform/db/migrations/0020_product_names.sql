-- Names of what is on the menu, apart from all else of a product: a text that thousands of names hold is counted in a
-- third of the blocks, and a sale, which writes its product anew, writes nothing here. See record 34.
set local lock_timeout = '5s';

create table product_names (
  product_id uuid primary key references products (id) on delete cascade,
  search_name text collate "C" not null
);

create function keep_product_name() returns trigger language plpgsql as $$
begin
  if new.archived_at is not null then
    delete from product_names where product_id = new.id;
  else
    insert into product_names (product_id, search_name) values (new.id, new.search_name)
      on conflict (product_id) do update set search_name = excluded.search_name;
  end if;
  return null;
end $$;
-- from here to the end of this file no product changes: 100,000 are taken over in about a second
create trigger products_named after insert on products for each row execute function keep_product_name();
create trigger products_named_anew after update of product_name, archived_at on products
  for each row when (
    (old.product_name, old.archived_at is null) is distinct from (new.product_name, new.archived_at is null)
  ) execute function keep_product_name();

insert into product_names (product_id, search_name) select id, search_name from products where archived_at is null;
create index product_names_search on product_names using gin (search_name gin_trgm_ops);
