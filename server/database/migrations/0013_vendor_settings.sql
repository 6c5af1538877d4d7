-- What is the vendor's own beside its look: the day until which readings are accepted, features, menus, and the
-- address that its mails come from. Null and what is left out follow the platform.
alter table organization_groups
  add column declaration_deadline_day smallint check (declaration_deadline_day between 1 and 27),
  add column features jsonb not null default '{}',
  add column menus jsonb not null default '{}',
  add column sender_email text;
