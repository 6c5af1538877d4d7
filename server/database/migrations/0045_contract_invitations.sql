-- Who was invited to a contract by its record, so that whoever leaves it is not invited again by the same entry.

create table contract_invitations (
  user_id integer not null references users (id) on delete cascade,
  vendor_id integer not null,
  contract_id integer not null,
  primary key (user_id, contract_id, vendor_id),
  foreign key (vendor_id, contract_id) references contracts (vendor_id, id) on delete cascade
);
--> statement-breakpoint
create index contract_invitations_contract_id on contract_invitations (contract_id);
