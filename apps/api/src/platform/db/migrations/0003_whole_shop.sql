-- What accounts, card and bank payments, promo rules, staff's goals and undo need beside the first order.

alter table shop
  -- where transfers go; null: the shop takes none
  add column bank jsonb,
  -- the smallest order that brings a member card, and what a member of staff is asked to bring in a month
  add column member_minimum integer not null default 200000 check (member_minimum >= 0),
  add column goal_staff bigint not null default 5000000 check (goal_staff > 0);

alter table users
  -- who a provider of logins says this is
  add column oidc_issuer text,
  add column oidc_subject text,
  -- when it was shown that the person reads this mailbox
  add column email_proved_at timestamptz;
create unique index users_oidc on users (oidc_issuer, oidc_subject);

-- Links from mails: single use, kept as hashes like sessions.
create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id, created_at);
-- a new link makes the one before useless
create unique index password_resets_open on password_resets (user_id) where used_at is null;

-- One login at a provider under way: what its answer is held against, and the person once known.
create table oidc_logins (
  cookie_hash bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);

alter table promos
  add column member_only boolean not null default false,
  add column version integer not null default 1,
  add column created_at timestamptz;
update promos set created_at = starts_at;
alter table promos alter column created_at set not null;

alter table order_moves
  -- taken back by a member of staff right after; kept for the audit, left out of the timeline
  add column undone_at timestamptz;

alter table payments
  -- the provider's side of a card payment: the attempt under way, or the one that was paid
  add column provider text,
  add column provider_ref text,
  add column pay_url text,
  -- who said that the money is there; null for providers and for cash at the hand-over
  add column confirmed_by uuid references users (id),
  add column refunded_at timestamptz;
drop index payments_due;
create index payments_due on payments (due_at) where state in ('awaiting', 'failed');
create index payments_paid on payments (paid_at) where paid_at is not null;
create index payments_refunded on payments (refunded_at) where refunded_at is not null;

-- Every time a provider was asked for a card payment: whoever pays an earlier attempt late is known too.
create table payment_attempts (
  provider text not null,
  ref text not null,
  payment_id uuid not null references payments (id) on delete cascade,
  started_at timestamptz not null,
  -- money that has to go back and that the provider has not taken back yet
  refund_due_at timestamptz,
  refunded_at timestamptz,
  primary key (provider, ref)
);
create index payment_attempts_payment on payment_attempts (payment_id);
create index payment_attempts_refund_due on payment_attempts (refund_due_at) where refund_due_at is not null;

-- Every notice of a provider that was well signed, once: what came is told from what came again.
create table payment_notices (
  provider text not null,
  ref text not null,
  -- the provider's name of this very event
  event text not null,
  received_at timestamptz not null,
  primary key (provider, ref, event),
  foreign key (provider, ref) references payment_attempts (provider, ref) on delete cascade
);

-- what reports ask for: made ready and handed over, in a stretch of time
create index order_moves_reached on order_moves (to_status, moved_at)
  where undone_at is null and to_status in ('ready', 'delivered', 'picked up');

-- Promo rules look at all of a customer's orders, the hidden ones too.
drop index orders_history;
create index orders_history on orders (user_id, placed_at desc, id desc);
