-- Where a session was opened, with what, and when it was last used. A session is good for one origin and its vendors.
alter table sessions add column origin text;
--> statement-breakpoint
alter table sessions add column browser text;
--> statement-breakpoint
alter table sessions add column system text;
--> statement-breakpoint
alter table sessions add column seen_at timestamptz not null default now();
