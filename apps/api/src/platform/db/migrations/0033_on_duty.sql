-- Who works at each station now, as staff say it; else as the shop has set it. See record 85.
set local lock_timeout = '5s';

create table on_duty (
  id smallint primary key default 1 check (id = 1),
  -- {"bar": 2, "kitchen": 1, "counter": 1}
  people jsonb not null,
  -- it ends by itself, so that nobody has to remember it
  until timestamptz not null,
  said_by uuid,
  said_at timestamptz not null
);
