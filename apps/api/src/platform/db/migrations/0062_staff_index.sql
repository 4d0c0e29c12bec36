-- no transaction
-- Staff are few among many customers. See record 111.
create index concurrently if not exists users_staff on users (id) where role = 'Admin';
