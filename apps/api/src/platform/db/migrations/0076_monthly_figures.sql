-- Sections of whole months of the shop's calendar, made of those of their days, so that half a year costs months. See
-- record 111.
set local lock_timeout = '5s';

-- A month holds while all of its days do: it is read only where each of them is kept.
create table monthly_figures (
  since timestamptz primary key,
  until timestamptz not null check (until > since),
  -- both as its days have them
  time_zone text not null,
  rules smallint not null
);

-- The rows of its days, added up by section and key. Reasons that were typed go with the day that they are of.
create table monthly_figure_rows (
  since timestamptz not null references monthly_figures (since) on delete cascade,
  section text not null,
  key text not null,
  one bigint not null,
  two bigint not null default 0,
  three bigint not null default 0,
  four bigint not null default 0
);
-- as for days: written once, and read as a whole
create index monthly_figure_rows_since on monthly_figure_rows (since, section);

-- Whoever drops or writes a day drops its month, also where a version of the server does it that knows of none. Written
-- ones as well: a month that was made while somebody took a day away has that day in it, which is not there until then.
create function drop_monthly_figures() returns trigger language plpgsql as $$
declare
  day constant timestamptz := coalesce(new.since, old.since);
begin
  delete from monthly_figures where since <= day and until > day;
  return null;
end $$;
create trigger daily_figures_written after insert or delete on daily_figures
  for each row execute function drop_monthly_figures();
