-- Answers kept under the keys of calls that must not happen twice.

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash char(43) not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
--> statement-breakpoint
create index idempotency_keys_created_at_index on idempotency_keys (created_at);
