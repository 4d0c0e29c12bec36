-- How many entries of each kind a day brought, and by whom: a page of the record says how many there are without reading
-- them. As the days of orders (0016). See record 111.
set local lock_timeout = '5s';

-- Days as UTC has them. Nobody (the command line) is all noughts.
create table audit_days (
  day date not null,
  kind text not null,
  actor_id uuid not null,
  entries integer not null,
  primary key (day, kind, actor_id)
);
-- What is still to be added to them: rows are only ever added, so that no act waits for another.
create table audit_day_changes (
  day date not null,
  kind text not null,
  actor_id uuid not null
);

create function note_audit_day() returns trigger language plpgsql as $$
begin
  insert into audit_day_changes (day, kind, actor_id) values (
    (new.at at time zone 'UTC')::date, split_part(new.action, '.', 1),
    coalesce(new.actor_id, '00000000-0000-0000-0000-000000000000')
  );
  return null;
end $$;
-- What was written before this moment is counted by the next file, which locks nothing.
create trigger audit_log_counted after insert on audit_log for each row execute function note_audit_day();

-- Counts all anew, for entries that were written past the trigger. It locks the record: for nobody but the seed.
create function recount_audit_days() returns void language sql as $$
  lock table audit_log in share row exclusive mode;
  delete from audit_days;
  delete from audit_day_changes;
  insert into audit_days (day, kind, actor_id, entries)
    select (at at time zone 'UTC')::date, split_part(action, '.', 1),
      coalesce(actor_id, '00000000-0000-0000-0000-000000000000'), count(*)
    from audit_log group by 1, 2, 3;
$$;
