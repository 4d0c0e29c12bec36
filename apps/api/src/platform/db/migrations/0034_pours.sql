-- Which pieces of an order are made: the board's cups. See record 86.
set local lock_timeout = '5s';

create table order_pours (
  -- given by who made it: sent again, it is the same one
  id uuid primary key,
  order_id uuid not null,
  position smallint not null,
  -- where the order was before, and after
  from_status text not null,
  to_status text not null,
  poured_by uuid references users (id),
  poured_at timestamptz not null,
  undone_at timestamptz,
  foreign key (order_id, position) references order_lines (order_id, position) on delete cascade
);
create index order_pours_order on order_pours (order_id, position);

-- staff hear of each
alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'moved', 'paid', 'foreseen', 'poured')) not valid;
