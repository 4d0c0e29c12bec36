-- Names and descriptions in further languages, and a name for searches that holds all of them. See record 69.
set local lock_timeout = '5s';

-- { "id": "Kentang Goreng" }: texts by their languages; null where there are none
alter table products add column name_translations jsonb, add column description_translations jsonb;
alter table promos add column name_translations jsonb, add column description_translations jsonb;
-- as sold, like the name beside it
alter table order_lines add column name_translations jsonb;

-- A column that is generated cannot look into another's rows of text, and to say so anew would write the table anew: it
-- keeps its values and becomes one that a trigger fills. What there is so far has one name, which stands in it already.
alter table products alter column search_name drop expression;
create function make_search_name() returns trigger language plpgsql as $$
begin
  -- between spaces each, and on lines of their own: no text is found from one name into the next
  new.search_name := ' ' || lower(new.product_name) || ' ' || coalesce(
    (
      select string_agg(e'\n ' || lower(value) || ' ', '' order by key)
      from jsonb_each_text(new.name_translations)
    ),
    ''
  );
  return new;
end $$;
create trigger products_search_name before insert or update of product_name, name_translations on products
  for each row execute function make_search_name();

drop trigger products_named_anew on products;
create trigger products_named_anew after update of product_name, name_translations, archived_at on products
  for each row when (
    (old.search_name, old.archived_at is null) is distinct from (new.search_name, new.archived_at is null)
  ) execute function keep_product_name();
