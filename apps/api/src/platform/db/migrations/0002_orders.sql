-- Orders as sold: names and prices are copied, so that the books never change with the menu.
create sequence order_number start 2001;

create table orders (
  id uuid primary key,
  number bigint not null unique default nextval('order_number'),
  user_id uuid not null references users (id),
  status text not null check (status in ('pending', 'confirmed', 'preparing', 'ready', 'out for delivery', 'delivered', 'picked up', 'cancelled')),
  delivery_id smallint not null check (delivery_id in (1, 3, 4)),
  customer_name text not null,
  phone text,
  address text,
  table_number text,
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount between 0 and subtotal),
  tax bigint not null check (tax >= 0),
  shipping bigint not null check (shipping >= 0),
  total bigint not null,
  promo_id uuid references promos (id),
  promo_code text,
  scheduled boolean not null,
  ready_at timestamptz not null,
  placed_at timestamptz not null,
  closed_at timestamptz,
  -- taken out of the customer's history; the shop's books keep it
  hidden_at timestamptz,
  check (total = subtotal - discount + tax + shipping)
);
create index orders_history on orders (user_id, placed_at desc, id desc) where hidden_at is null;
create index orders_placed on orders (placed_at desc, id desc);
create index orders_open on orders (status, placed_at) where closed_at is null;

create table order_lines (
  order_id uuid not null references orders (id) on delete cascade,
  position smallint not null,
  product_id uuid not null references products (id),
  product_name text not null,
  image text,
  size_id smallint not null references sizes (id),
  qty smallint not null check (qty between 1 and 99),
  unit_price integer not null check (unit_price >= 0),
  line_total bigint not null,
  note text,
  -- how many were taken from a counted stock, to be given back on cancel
  stock_taken smallint not null default 0,
  primary key (order_id, position),
  check (line_total = unit_price::bigint * qty)
);
create index order_lines_product on order_lines (product_id);

-- Every move with who and when: the timeline, and the audit.
create table order_moves (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  from_status text,
  to_status text not null,
  actor_id uuid references users (id),
  actor text not null check (actor in ('customer', 'staff', 'system')),
  reason text,
  moved_at timestamptz not null
);
create index order_moves_order on order_moves (order_id, id);

create table payments (
  id uuid primary key,
  order_id uuid not null unique references orders (id) on delete cascade,
  method smallint not null check (method in (1, 2, 3)),
  state text not null check (state in ('confirmed', 'awaiting', 'paid', 'failed', 'expired', 'cancelled', 'refunded')),
  amount bigint not null check (amount >= 0),
  due_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null
);
create index payments_due on payments (due_at) where state = 'awaiting';

-- One use per user and business day is a rule of the database, not of a query before it.
create table promo_uses (
  order_id uuid primary key references orders (id) on delete cascade,
  promo_id uuid not null references promos (id),
  user_id uuid not null references users (id),
  business_day date not null,
  -- false where the promo allows several a day
  one_per_day boolean not null,
  released_at timestamptz
);
create unique index promo_uses_day on promo_uses (promo_id, user_id, business_day) where one_per_day and released_at is null;

-- The stored reply: whoever sends the same key again gets the same answer, also after a crash.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  body_hash text not null,
  status smallint,
  reply jsonb,
  order_id uuid,
  created_at timestamptz not null,
  primary key (user_id, key)
);

-- What streams tell: truth is this table, NOTIFY only wakes its readers.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  user_id uuid not null,
  kind text not null check (kind in ('placed', 'moved', 'paid')),
  number text not null,
  status_name text not null,
  at timestamptz not null
);
create index order_events_user on order_events (user_id, id);
