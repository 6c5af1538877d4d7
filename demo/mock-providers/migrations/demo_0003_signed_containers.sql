-- Documents of the mock e-signature service, who signs them, and the signed containers.

alter table sandbox_signings
  add column document jsonb not null default '{"name": "ballot.json", "mime": "application/json", "content": ""}',
  add column signer jsonb not null default '{"firstName": "", "lastName": "", "personalCode": ""}',
  add column container bytea;
