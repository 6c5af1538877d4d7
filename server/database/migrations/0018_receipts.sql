-- What a receipt of a payment without an account says, and where it is sent.

alter table payment_orders
  add column service text,
  add column payer_name text,
  add column payer_email text,
  add column locale text check (locale in ('en', 'lt', 'lv', 'ru')),
  add column paid_at timestamptz;
