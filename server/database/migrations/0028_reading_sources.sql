-- Who reads a meter, and how each reading came about.

alter table meters add column reading_source text not null default 'resident';
--> statement-breakpoint
alter table meter_readings add column reading_source text not null default 'resident';
