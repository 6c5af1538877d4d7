-- Readings without an account: whether a vendor takes them, what it says about months without one, and absences.

alter table organization_groups
  add column if_no_reading jsonb,
  add column absence_notice_enabled boolean not null default false;
--> statement-breakpoint
insert into features (name, is_enabled) values ('reading-without-account', false);
