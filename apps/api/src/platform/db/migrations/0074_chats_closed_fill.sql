-- no transaction
-- Chats whose orders were over before that was noted, a few at a time: nobody waits for more than those. An order is kept
-- as it is while it is read, so what closes or is opened again meanwhile is noted after. Run again, it goes on. See record
-- 111.
do $$
declare
  ids uuid[];
begin
  loop
    ids := array(
      select order_id from chats where ids is null or order_id > ids[cardinality(ids)] order by order_id limit 1000
    );
    exit when cardinality(ids) = 0;
    with over as materialized (
      select id, closed_at from orders where id = any(ids) and closed_at is not null order by id for share
    )
    update chats set closed_at = over.closed_at from over
    where chats.order_id = over.id and chats.closed_at is distinct from over.closed_at;
    commit;
  end loop;
end $$;
