-- no transaction
-- A session is ended by the id that its list shows.
create unique index concurrently if not exists sessions_id on sessions (id);
