-- no transaction
-- Chats that are open, and those that were until a while ago. See record 111.
create index concurrently if not exists chats_closed on chats (closed_at);
