-- Payments that were begun, what anyone may pay for, and what the sandbox's bank knows.

create table payment_orders (
  reference char(43) primary key,
  kind text not null check (kind in ('invoice', 'service')),
  vendor_id integer not null,
  contract_id integer not null,
  invoice_id integer,
  type text not null check (type in ('bank', 'card')),
  bank text,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0),
  currency char(3) not null,
  state text not null check (state in ('pending', 'success', 'failed')),
  is_confirming boolean not null,
  failure text,
  redirect_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (vendor_id, contract_id) references contracts (vendor_id, id) on delete cascade,
  foreign key (vendor_id, invoice_id) references invoices (vendor_id, id) on delete cascade
);
--> statement-breakpoint
create unique index payment_orders_open on payment_orders (invoice_id) where state = 'pending' and kind = 'invoice';
--> statement-breakpoint
create index payment_orders_contract_id_index on payment_orders (contract_id);
--> statement-breakpoint
create table card_payment_services (
  code text primary key,
  vendor_id integer not null,
  organization_id integer not null,
  position smallint not null,
  title jsonb not null,
  reference_hint jsonb not null,
  foreign key (vendor_id, organization_id) references organizations (vendor_id, id)
);
--> statement-breakpoint
create table sandbox_orders (
  reference text primary key,
  type text not null,
  bank text,
  amount_cents bigint not null,
  currency char(3) not null,
  description text not null,
  return_url text not null,
  notify_url text not null,
  state text not null check (state in ('open', 'pending', 'success', 'failed', 'cancelled')),
  expires_at timestamptz not null
);
--> statement-breakpoint
create table sandbox_card_tokens (
  token_hash char(43) primary key,
  created_at timestamptz not null
);
