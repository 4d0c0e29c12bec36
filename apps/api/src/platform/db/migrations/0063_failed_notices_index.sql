-- no transaction
-- What did not get through is little among all that did. See record 111.
create index concurrently if not exists notices_failed on notices (failed_at) where failed_at is not null;
