-- Paying in a bank: structured references, the holder of the account, and how banks pay each bill by themselves.

alter table invoices add column creditor_reference text;
--> statement-breakpoint
alter table organizations
  add column account_holder text,
  add column automatic_payments jsonb not null default '[]';
