-- Accessibility statements: what a vendor adds to the results of the elements, and the entry of the footer.

alter table organization_groups
  add column accessibility jsonb not null default '{"authority": null, "limitations": null, "responseDays": null}';
--> statement-breakpoint
insert into menu_items (placement, position, translation_key, type, module, open_in_new_window, is_active_for_web)
values ('footer', 110, 'menu.accessibility', 'module', 'accessibility', false, true);
