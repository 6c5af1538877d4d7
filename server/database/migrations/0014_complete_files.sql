-- What a complete file ends: meters and organizations stay, because readings and contracts belong to them.

alter table meters add column is_active boolean not null default true;
--> statement-breakpoint
alter table organizations add column is_active boolean not null default true;
