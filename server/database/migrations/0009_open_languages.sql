-- The list of languages is in code (src/api/schemas/locales.ts), so that a new one needs no migration.
alter table payment_orders drop constraint payment_orders_locale_check;
