-- Whom staff handed something over to on the days of the running month, as bits, so that counting everybody once does not
-- go through a list of names for each day. See record 111.
set local lock_timeout = '5s';

-- A customer's place among the bits. Accounts are never deleted, and a number is nobody else's.
create table customer_numbers (
  user_id uuid primary key,
  number integer generated always as identity unique
);

-- `daily_staff.customers` once more. Where no row is, that list is read.
create table daily_customers (
  since timestamptz not null,
  staff_id uuid not null,
  met bit varying not null,
  -- those of the list who are no account: a guest is met once
  guests integer not null,
  primary key (since, staff_id),
  foreign key (since, staff_id) references daily_staff (since, staff_id) on delete cascade
);

-- A list that is written anew has other bits, also where a version of the server writes it that knows of none.
create function drop_daily_customers() returns trigger language plpgsql as $$
begin
  delete from daily_customers where since = new.since and staff_id = new.staff_id;
  return null;
end $$;
create trigger daily_staff_written after update on daily_staff
  for each row execute function drop_daily_customers();
