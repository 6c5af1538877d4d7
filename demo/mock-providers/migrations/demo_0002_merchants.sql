-- Merchants of the mock bank, and refunds.

alter table sandbox_orders
  add column account text not null default '',
  add column refunded_cents bigint not null default 0;
