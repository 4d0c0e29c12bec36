-- Ends a transaction whose stock was taken by somebody else: its commit, which is on its way already, is a rollback then.
-- See record 112.
set local lock_timeout = '5s';

create function stock_gone() returns text language plpgsql as $$
begin
  raise exception 'this stock is not there' using errcode = 'STOCK';
end $$;
