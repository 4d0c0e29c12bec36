-- The member card: its number, and points that orders bring and free cups take. See record 107.
set local lock_timeout = '5s';

alter table shop
  add column points_on boolean not null default true,
  add column rupiah_per_point integer not null default 10000 check (rupiah_per_point > 0),
  add column free_cup_points integer not null default 20 check (free_cup_points > 0),
  add column free_cup_cap integer not null default 30000 check (free_cup_cap > 0);

-- a shop that has taken orders gives nothing away that its owner has not said
update shop set points_on = false where exists (select 1 from orders);

create table member_cards (
  user_id uuid primary key references users (id),
  -- drawn at random, the last digit is a check digit
  number text not null unique check (number ~ '^\d{12}$'),
  -- the order that brought it, and when that was handed over
  order_id uuid not null references orders (id),
  issued_at timestamptz not null
);

-- What cards collected and used. Rows are only ever added: a card's balance is the sum of its account's.
create table points_entries (
  id uuid primary key,
  user_id uuid not null references users (id),
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('earned', 'taken back', 'spent', 'given back')),
  points integer not null check (case when kind in ('earned', 'given back') then points > 0 else points < 0 end),
  -- rupiah that brought one point, of what was earned or taken back: an order keeps that of its first entry
  per_point integer check (per_point > 0),
  at timestamptz not null,
  check ((per_point is not null) = (kind in ('earned', 'taken back')))
);
create index points_entries_user on points_entries (user_id, id);
create index points_entries_order on points_entries (order_id);

/*
 * Nobody uses points that are not there. Whoever books waits for the one before with the same card, so two who look at the
 * same balance do not both use it.
 */
create function book_points() returns trigger language plpgsql as $$
begin
  perform from member_cards where user_id = new.user_id for no key update;
  if new.kind = 'spent'
    and (select coalesce(sum(points), 0) from points_entries where user_id = new.user_id) + new.points < 0 then
    raise exception 'these points are not there' using errcode = 'POINT';
  end if;
  return new;
end $$;
create trigger points_entries_booked before insert on points_entries for each row execute function book_points();

create trigger points_entries_append_only before update or delete or truncate on points_entries
  for each statement execute function books_stay();
-- also where somebody turns triggers off for a session, as replicas do
alter table points_entries enable always trigger points_entries_append_only;
revoke update, delete, truncate on points_entries from public, current_user;
