-- When the order of a chat was over, beside the chat: staff's list is of those that are not, among all there ever were.
-- See record 111.
set local lock_timeout = '5s';

-- null: the order is under way
alter table chats add column closed_at timestamptz;

-- A chat that is opened while its order is being closed, or opened again, waits for that.
create function take_chat_closed() returns trigger language plpgsql as $$
begin
  -- of one that is there already nothing is inserted
  if not exists (select from chats where order_id = new.order_id) then
    new.closed_at := (select closed_at from orders where id = new.order_id for share);
  end if;
  return new;
end $$;
create trigger chats_closed_noted before insert on chats for each row execute function take_chat_closed();
