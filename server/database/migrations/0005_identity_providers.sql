-- OpenID providers of vendors whose customers are signed in to the vendor's own site.

create table identity_providers (
  vendor_id integer primary key references organization_groups (id) on delete cascade,
  issuer text not null check (issuer ~ '^https?://'),
  audience text not null check (audience <> ''),
  unique (issuer, audience)
);
--> statement-breakpoint
create table identities (
  vendor_id integer not null references identity_providers (vendor_id) on delete cascade,
  subject text not null,
  user_id integer not null references users (id) on delete cascade,
  password_mark char(43) not null,
  linked_at timestamptz not null,
  primary key (vendor_id, subject),
  unique (user_id, vendor_id)
);
--> statement-breakpoint
create table identity_tickets (
  ticket_hash char(43) primary key,
  vendor_id integer not null references identity_providers (vendor_id) on delete cascade,
  subject text not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create table used_identity_tokens (
  vendor_id integer not null references identity_providers (vendor_id) on delete cascade,
  token_hash char(43) primary key,
  expires_at timestamptz not null
);
