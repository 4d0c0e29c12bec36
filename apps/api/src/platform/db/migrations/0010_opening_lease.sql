-- Until when somebody is known to be opening the page of an attempt to pay: renewed while it lasts, so that a process
-- that was killed is waited for no longer than one lease.
set local lock_timeout = '5s';

alter table payment_attempts add column opening_until timestamptz;
