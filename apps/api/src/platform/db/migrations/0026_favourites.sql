-- Products that people keep. See record 78.
set local lock_timeout = '5s';

create table favourites (
  user_id uuid not null references users (id),
  product_id uuid not null references products (id) on delete cascade,
  created_at timestamptz not null,
  -- serves the one question there is: what somebody keeps, a hundred at most
  primary key (user_id, product_id)
);
-- for the cascade
create index favourites_product on favourites (product_id);
