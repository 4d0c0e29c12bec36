-- no transaction
-- What the retention job looks for, so that it never reads a whole table to find nothing.
create index concurrently if not exists idempotency_keys_age on idempotency_keys (created_at);
create index concurrently if not exists order_events_age on order_events (at);
create index concurrently if not exists payment_notices_age on payment_notices (received_at);
create index concurrently if not exists password_resets_age on password_resets (created_at);
create index concurrently if not exists oidc_logins_age on oidc_logins (expires_at);
create index concurrently if not exists mails_age on mails (coalesce(sent_at, failed_at)) where due_at is null;
