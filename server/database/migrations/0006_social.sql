-- Sign-in through providers, and what the sandbox's providers remember.

create table social_accounts (
  provider text not null,
  subject text not null,
  user_id integer not null references users (id) on delete cascade,
  email text,
  created_with boolean not null,
  linked_at timestamptz not null,
  primary key (provider, subject),
  unique (user_id, provider)
);
--> statement-breakpoint
create table social_states (
  state_hash char(43) primary key,
  ticket_hash char(43) not null,
  provider text not null,
  purpose text not null check (purpose in ('sign-in', 'link')),
  display text not null check (display in ('page', 'popup')),
  user_id integer references users (id) on delete cascade,
  redirect_url text not null,
  locale char(2) not null,
  nonce text not null,
  verifier text not null,
  is_used boolean not null default false,
  code_hash char(43) unique,
  person jsonb,
  expires_at timestamptz not null,
  check ((purpose = 'link') = (user_id is not null))
);
--> statement-breakpoint
create index social_states_expires_at_index on social_states (expires_at);
--> statement-breakpoint
alter table sessions add column refresh_hash char(43) unique, add column refresh_until timestamptz;
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
