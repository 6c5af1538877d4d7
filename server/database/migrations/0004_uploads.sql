-- Files that were taken in, and the forms of new owners.

create table uploads (
  id char(43) primary key,
  purpose text not null,
  name text not null,
  path char(43) not null,
  bytes integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
--> statement-breakpoint
create index uploads_expires_at_index on uploads (expires_at);
--> statement-breakpoint
create table client_registrations (
  reference text primary key,
  vendor_id integer not null references organization_groups (id),
  form jsonb not null,
  created_at timestamptz not null
);
