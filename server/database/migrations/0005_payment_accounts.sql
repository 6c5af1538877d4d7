-- Merchant accounts of organizations at payment providers, and refunds.

alter table organizations add column currency char(3) not null default 'EUR' check (currency ~ '^[A-Z]{3}$');
--> statement-breakpoint
create table payment_accounts (
  vendor_id integer not null,
  organization_id integer primary key,
  provider text not null check (provider <> ''),
  account text not null check (account <> ''),
  foreign key (vendor_id, organization_id) references organizations (vendor_id, id) on delete cascade
);
--> statement-breakpoint
alter table payment_orders
  add column provider text not null default '',
  add column account text not null default '',
  add column provider_reference text,
  add column method_title text not null default '',
  add column applied_cents bigint not null default 0 check (applied_cents >= 0),
  add column refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  add column refund_requested_at timestamptz;
--> statement-breakpoint
alter table payment_orders
  alter column provider drop default,
  alter column account drop default,
  alter column method_title drop default;
--> statement-breakpoint
create index payment_orders_invoice_id_index on payment_orders (invoice_id);
--> statement-breakpoint
-- A refund is a payment with a negative amount.
alter table payments drop constraint payments_amount_cents_check;
--> statement-breakpoint
alter table payments add constraint payments_amount_cents_check check (amount_cents <> 0);
