-- Counts what was in the record before it was noted, without a lock on it. One statement is one snapshot: what it sees is
-- counted here, and its notes go; whatever commits later has left its own. See record 111.
set local lock_timeout = '5s';

with noted as (
  delete from audit_day_changes
)
insert into audit_days (day, kind, actor_id, entries)
  select (at at time zone 'UTC')::date, split_part(action, '.', 1),
    coalesce(actor_id, '00000000-0000-0000-0000-000000000000'), count(*)
  from audit_log group by 1, 2, 3;
