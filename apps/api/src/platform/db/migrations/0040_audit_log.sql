-- What staff did: who, what, before and after. Rows are only ever added. See record 91.
set local lock_timeout = '5s';

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid not null references users (id),
  -- as they were called then
  actor_name text not null,
  action text not null check (action ~ '^[a-z]+\.[a-z]+$'),
  subject_id text,
  subject_name text,
  -- what is different afterwards: [{ field, of, before, after }]
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  search text not null generated always as (lower(actor_name || ' ' || coalesce(subject_name, ''))) stored,
  check ((subject_id is null) = (subject_name is null))
);
create index audit_log_at on audit_log (at);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_kind on audit_log (split_part(action, '.', 1), id desc);
create index audit_log_search on audit_log using gin (search gin_trgm_ops);

create function audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_log_stays();
-- also where somebody turns triggers off for a session, as replicas do
alter table audit_log enable always trigger audit_log_append_only;
-- the app's own role too, where it is no superuser
revoke update, delete, truncate on audit_log from public, current_user;
