-- Paying a bill in parts, where the vendor allows it.

alter table organization_groups add column part_payments_enabled boolean not null default false;
