-- A person may send a photo of the meter with a reading: at most one, seen by that person alone.

alter table attached_files drop constraint attached_files_item_check;
--> statement-breakpoint
alter table attached_files add constraint attached_files_item_check check (item in ('message', 'task', 'poll', 'reading'));
--> statement-breakpoint
create unique index attached_files_of_reading on attached_files (vendor_id, item_id) where item = 'reading';
