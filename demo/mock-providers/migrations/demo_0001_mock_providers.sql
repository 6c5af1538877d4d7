-- What the mock providers store: payments and cards, signings, sign-in sessions and people.

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
--> statement-breakpoint
create table sandbox_signings (
  reference text primary key,
  title text not null,
  control_code char(4) not null,
  state text not null check (state in ('open', 'completed', 'refused', 'expired')),
  return_url text not null,
  notify_url text not null
);
--> statement-breakpoint
create table sandbox_oidc (
  id text primary key,
  payload jsonb not null,
  uid text,
  grant_id text,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index sandbox_oidc_uid_index on sandbox_oidc (uid);
--> statement-breakpoint
create index sandbox_oidc_grant_id_index on sandbox_oidc (grant_id);
--> statement-breakpoint
create index sandbox_oidc_expires_at_index on sandbox_oidc (expires_at);
--> statement-breakpoint
create table sandbox_people (
  provider text not null,
  subject text not null,
  email text not null,
  is_verified boolean not null,
  first_name text not null,
  last_name text not null,
  primary key (provider, subject)
);
