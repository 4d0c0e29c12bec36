-- Who gets yesterday's figures by mail each morning, by their own choice. See record 97.
set local lock_timeout = '5s';

create table figure_mails (
  user_id uuid primary key references users (id) on delete cascade,
  wanted boolean not null,
  -- the business day of the last mail: one is written for each day, whoever comes to it first
  mailed_day date
);
