-- What something takes to make, and who makes it: times are worked out from the board. See record 81.
set local lock_timeout = '5s';

-- seconds for one piece, and where; null: as is usual of its category, or, of an option, nothing
alter table products
  add column work_seconds smallint check (work_seconds >= 0),
  add column station text check (station in ('bar', 'kitchen', 'counter'));
alter table options
  add column work_seconds smallint check (work_seconds >= 0),
  add column station text check (station in ('bar', 'kitchen', 'counter'));

-- who works where by default, and how
alter table shop add column stations jsonb not null default '{
  "people": {"bar": 2, "kitchen": 2, "counter": 1},
  "batch_pieces": 4, "batch_share": 60, "pace": 100, "handover_seconds": 60
}';

-- seconds of every batch by station, and from when it might have been ready, as it was said; null: of a version that did not say
alter table orders
  add column work jsonb,
  add column ready_from timestamptz;
