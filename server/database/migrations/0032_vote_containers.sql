-- Signed containers of votes, what exactly was given to sign, and how much a contract's vote counts.

alter table polls
  add column unit text not null default 'owners' check (unit in ('owners', 'premises', 'shares'));
--> statement-breakpoint
create table poll_premises (
  vendor_id integer not null,
  poll_id integer not null,
  position integer not null,
  contract_id integer not null,
  name text not null,
  share integer not null check (share > 0),
  primary key (poll_id, position, vendor_id),
  foreign key (vendor_id, poll_id) references polls (vendor_id, id) on delete cascade,
  foreign key (vendor_id, contract_id) references contracts (vendor_id, id) on delete cascade
);
--> statement-breakpoint
create index poll_premises_contract_id on poll_premises (contract_id);
--> statement-breakpoint
alter table poll_votes add column weight integer not null default 1 check (weight > 0);
--> statement-breakpoint
alter table poll_signings
  add column document text,
  add column signer_hash char(43),
  add column container bytea;
--> statement-breakpoint
create table poll_ballots (
  vote_id integer not null,
  vendor_id integer not null,
  container bytea not null,
  container_hash char(43) not null,
  primary key (vote_id, vendor_id),
  unique (container_hash, vendor_id),
  foreign key (vendor_id, vote_id) references poll_votes (vendor_id, id) on delete cascade
);
