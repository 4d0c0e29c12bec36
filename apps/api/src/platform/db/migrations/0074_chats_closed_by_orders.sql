-- A file of its own: chats and orders are never locked together. See record 111.
set local lock_timeout = '5s';

create function note_chat_closed() returns trigger language plpgsql as $$
begin
  update chats set closed_at = new.closed_at where order_id = new.id;
  return null;
end $$;
create trigger orders_closed after update of closed_at on orders
  for each row when (old.closed_at is distinct from new.closed_at) execute function note_chat_closed();
