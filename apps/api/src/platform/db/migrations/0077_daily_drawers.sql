-- What the open day's close is held against, of a quarter of an hour or a day that is over: money by ways to pay, and
-- discounts by promos' codes. A close itself is made of the books. See
-- record 111.
set local lock_timeout = '5s';

create table daily_drawers (
  since timestamptz primary key references daily_sums (since) on delete cascade,
  methods jsonb not null check (jsonb_typeof(methods) = 'array'),
  promos jsonb not null check (jsonb_typeof(promos) = 'array')
);

-- As for figures: whoever sums a day anew drops what was kept beside its sums.
create or replace function drop_daily_figures() returns trigger language plpgsql as $$
begin
  delete from daily_figures where since = new.since;
  delete from daily_drawers where since = new.since;
  return null;
end $$;
