-- What could not be delivered is put aside by staff once they have seen to it. See record 73.
set local lock_timeout = '5s';

-- null: nobody has
alter table mails add column dismissed_at timestamptz;
alter table notices add column dismissed_at timestamptz;
