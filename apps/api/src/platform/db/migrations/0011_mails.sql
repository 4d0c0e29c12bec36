set local lock_timeout = '5s';

-- Mails on their way: written in the transaction of what they tell, sent by whichever process comes first. What a mail
-- says, and to whom, is kept until it was sent or given up and no longer: links in it open accounts.
create table mails (
  id uuid primary key,
  -- which of the shop's mails it is
  template text not null,
  -- what it is about, such as an order, where there is one mail of that kind at most
  about uuid,
  sender text,
  recipient text,
  subject text,
  text text,
  html text,
  created_at timestamptz not null,
  -- when it is tried next, or looked at again should its sender have died; null: it is done with
  due_at timestamptz,
  give_up_at timestamptz not null,
  tries smallint not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  -- the mail server's last word, as numbers and codes: its text repeats address and subject
  failure text,
  check (due_at is not null or (recipient is null and subject is null and text is null and html is null))
);
create unique index mails_about on mails (template, about) where about is not null;
create index mails_due on mails (due_at) where due_at is not null;
create index mails_failed on mails (failed_at) where failed_at is not null;
