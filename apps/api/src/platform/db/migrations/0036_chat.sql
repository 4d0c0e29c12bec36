-- The chat of an order, between its customer and staff. See record 87.
set local lock_timeout = '5s';

-- That there is a chat, and how far it is: the row whoever writes waits for, so that ids are in the order of the commits.
create table chats (
  order_id uuid primary key references orders (id) on delete cascade,
  -- the newest message of each side, and up to where each has seen the other's; 0: none
  customer_last bigint not null default 0,
  staff_last bigint not null default 0,
  customer_seen bigint not null default 0,
  staff_seen bigint not null default 0,
  last_at timestamptz not null
);
-- what staff have not seen: the few that the badge counts
create index chats_unseen on chats (order_id) where customer_last > staff_seen;
create index chats_last on chats (last_at);

create table chat_messages (
  id bigint generated always as identity primary key,
  order_id uuid not null references chats (order_id) on delete cascade,
  side text not null check (side in ('customer', 'staff')),
  author_id uuid not null references users (id),
  -- the same key of the same author is the same message, however often it is sent
  key text not null,
  text text,
  quick text,
  -- served to the two sides alone, never by its address
  image text,
  sent_at timestamptz not null,
  check (text is not null or quick is not null or image is not null)
);
create unique index chat_messages_once on chat_messages (order_id, author_id, key);
create index chat_messages_order on chat_messages (order_id, id);
create index chat_messages_image on chat_messages (image) where image is not null;

-- the stream carries that something was written or seen
alter table order_events drop constraint order_events_kind_check;
alter table order_events
  add constraint order_events_kind_check check (kind in ('placed', 'moved', 'paid', 'foreseen', 'poured', 'chat')) not valid;
