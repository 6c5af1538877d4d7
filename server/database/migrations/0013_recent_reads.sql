-- What was marked as read a moment ago, so that it can be put back.

create table recent_reads (
  user_id integer not null references users (id) on delete cascade,
  vendor_id integer not null,
  contract_id integer not null,
  module text not null,
  item_id integer not null,
  at timestamptz not null,
  primary key (user_id, contract_id, module, item_id),
  foreign key (vendor_id, contract_id) references contracts (vendor_id, id) on delete cascade
);
