-- Paying in advance, where the vendor allows it, and what vendors set off from it.

alter table organization_groups add column advance_payments_enabled boolean not null default false;
--> statement-breakpoint
alter table payment_orders drop constraint payment_orders_kind_check;
--> statement-breakpoint
alter table payment_orders add constraint payment_orders_kind_check check (kind in ('invoice', 'service', 'advance'));
--> statement-breakpoint
alter table invoices add column prepaid_cents bigint not null default 0 check (prepaid_cents >= 0);
--> statement-breakpoint
alter table payments add column is_advance boolean not null default false;
