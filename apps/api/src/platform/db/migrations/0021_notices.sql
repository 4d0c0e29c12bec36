-- News where people are: which browsers want to be told, what is on its way to whom, and who wants it how. See record 61.
set local lock_timeout = '5s';

alter table users
  -- what was mailed so far goes on
  add column receipt_mails boolean not null default true,
  add column news_mails boolean not null default false,
  -- by phone, where the shop has a way to send it
  add column news_messages boolean not null default false;

-- A browser that may be told. It belongs to a session and ends with it: nobody who is logged out hears of an order.
create table push_subscriptions (
  id uuid primary key,
  session_hash bytea not null unique references sessions (token_hash) on delete cascade,
  -- where its push service takes messages: whoever knows it may write there
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  -- when something last went through
  used_at timestamptz,
  -- when the browser says that it ends
  expires_at timestamptz
);

-- News on their way, written in the transaction of what they tell. What they say is made when they go: nothing of a
-- person is in here.
create table notices (
  id uuid primary key,
  kind text not null,
  order_id uuid not null references orders (id) on delete cascade,
  channel text not null check (channel in ('push', 'mail', 'message')),
  -- the subscription of a push, else the user
  target uuid not null,
  created_at timestamptz not null,
  -- when it is tried next, or looked at again should its sender have died; null: it is done with
  due_at timestamptz,
  give_up_at timestamptz not null,
  tries smallint not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  -- why it did not go, in a word or a code
  failure text
);
-- one notice, once
create unique index notices_once on notices (order_id, kind, channel, target);
create index notices_due on notices (due_at) where due_at is not null;
create index notices_age on notices (coalesce(sent_at, failed_at)) where due_at is null;

-- That an order is late is noticed once, whoever is told.
create table late_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  noted_at timestamptz not null
);
create index late_orders_age on late_orders (noted_at);
