-- What could not be delivered is put aside by staff once they have seen to it. See record 73.
set local lock_timeout = '5s';

-- null: nobody has; both tables are young and small, their rows go by themselves
alter table mails add column dismissed_at timestamptz;
alter table notices add column dismissed_at timestamptz;
create index notices_failed on notices (failed_at) where failed_at is not null;
