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

-- a question ends with the mark that it came from: another mark, or none, asks nobody by itself
create function end_offers() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'options' then
    delete from order_offers where answer is null and option_id = new.id;
  else
    delete from order_offers as offer using order_lines as line
    where line.order_id = offer.order_id and line.position = offer.position
      and offer.answer is null and offer.option_id is null and line.product_id = new.id;
  end if;
  return null;
end
$$;
create trigger options_end_offers after update of sold_out_until, substitute_id on options
  for each row when (old.sold_out_until is distinct from new.sold_out_until
    or old.substitute_id is distinct from new.substitute_id)
  execute function end_offers();
create trigger products_end_offers after update of sold_out_until, substitute_id on products
  for each row when (old.sold_out_until is distinct from new.sold_out_until
    or old.substitute_id is distinct from new.substitute_id)
  execute function end_offers();

alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check
    check (kind in ('placed', 'moved', 'paid', 'foreseen', 'poured', 'chat', 'offered')) not valid;
