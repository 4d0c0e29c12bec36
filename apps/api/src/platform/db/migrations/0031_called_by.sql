-- What a customer is called on the collection screen. See record 84.
set local lock_timeout = '5s';

alter table users add column called_by text not null default 'name'
  check (called_by in ('name', 'initials', 'number'));
