-- What is offered to who waits for something that has run out, and what they said. See record 89.
set local lock_timeout = '5s';

create table order_offers (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  position smallint not null,
  -- what has run out of the line; null: its product
  option_id integer references options (id),
  offered_by uuid references users (id),
  offered_at timestamptz not null,
  -- null: nobody has said
  answer text check (answer in ('taken', 'declined')),
  answered_by uuid references users (id),
  answered_at timestamptz,
  -- what of it ran out, as it was sold
  ran_out jsonb not null,
  foreign key (order_id, position) references order_lines (order_id, position) on delete cascade
);
-- each thing of a line is asked about once at a time
create unique index order_offers_open on order_offers (order_id, position, coalesce(option_id, 0)) where answer is null;
create index order_offers_line on order_offers (order_id, position);

alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check
    check (kind in ('placed', 'moved', 'paid', 'foreseen', 'poured', 'chat', 'offered')) not valid;
