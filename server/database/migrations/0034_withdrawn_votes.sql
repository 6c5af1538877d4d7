-- Votes that their voters withdrew until the meeting, and single ballots on paper. A withdrawn vote stays with its
-- container; the contract may vote again.

alter table polls add column withdrawable_until timestamptz;
--> statement-breakpoint
alter table poll_votes
  add column withdrawn_at timestamptz,
  add column paper_number text,
  add column paper_signed_on date,
  add check ((paper_number is null) = (paper_signed_on is null)),
  drop constraint poll_votes_poll_id_contract_id_vendor_id_key;
--> statement-breakpoint
create unique index poll_votes_counted on poll_votes (poll_id, contract_id, vendor_id) where withdrawn_at is null;
--> statement-breakpoint
create index poll_votes_poll_id on poll_votes (poll_id);
