-- What a resident thinks of a completed request.
alter table help_desk_tasks
  add column rating smallint check (rating between 1 and 5),
  add column rating_comment text;
