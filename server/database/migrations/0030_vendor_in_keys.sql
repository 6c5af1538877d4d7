-- Keys of the tables that can be spread by vendor hold the vendor: src/decisions/spread-by-vendor.md. The vendor is
-- last, so that the same columns find a row as before, and foreign keys stay as they are.

alter table attached_files
  drop constraint attached_files_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table chat_conversations
  drop constraint chat_conversations_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table chat_messages
  drop constraint chat_messages_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table client_registrations
  drop constraint client_registrations_pkey,
  add primary key (reference, vendor_id);
--> statement-breakpoint
alter table consumption_months
  drop constraint consumption_months_pkey,
  add primary key (id, vendor_id),
  drop constraint consumption_months_contract_id_service_month_key,
  add unique (contract_id, service, month, vendor_id);
--> statement-breakpoint
alter table contract_email_changes
  drop constraint contract_email_changes_pkey,
  add primary key (id, vendor_id),
  drop constraint contract_email_changes_token_hash_key,
  add unique (token_hash, vendor_id),
  drop constraint contract_email_changes_user_id_contract_id_key,
  add unique (user_id, contract_id, vendor_id);
--> statement-breakpoint
alter table contract_names
  drop constraint contract_names_pkey,
  add primary key (id, vendor_id),
  drop constraint contract_names_user_id_contract_id_key,
  add unique (user_id, contract_id, vendor_id);
--> statement-breakpoint
alter table contract_objects
  drop constraint contract_objects_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table contract_settings
  drop constraint contract_settings_pkey,
  add primary key (user_id, contract_id, vendor_id),
  drop constraint contract_settings_unsubscribe_hash_key,
  add unique (unsubscribe_hash, vendor_id);
--> statement-breakpoint
alter table contracts
  drop constraint contracts_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table energy_information
  drop constraint energy_information_pkey,
  add primary key (id, vendor_id),
  drop constraint energy_information_organization_id_service_year_key,
  add unique (organization_id, service, year, vendor_id);
--> statement-breakpoint
alter table help_desk_categories
  drop constraint help_desk_categories_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table help_desk_replies
  drop constraint help_desk_replies_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table help_desk_stages
  drop constraint help_desk_stages_pkey,
  add primary key (task_id, stage, vendor_id);
--> statement-breakpoint
alter table help_desk_tasks
  drop constraint help_desk_tasks_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table house_contracts
  drop constraint house_contracts_pkey,
  add primary key (contract_id, vendor_id);
--> statement-breakpoint
alter table house_funds
  drop constraint house_funds_pkey,
  add primary key (house_id, month, vendor_id);
--> statement-breakpoint
alter table house_services
  drop constraint house_services_pkey,
  add primary key (house_id, service_code, vendor_id);
--> statement-breakpoint
alter table houses
  drop constraint houses_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table import_keys
  drop constraint import_keys_pkey,
  add primary key (import_id, source_id, vendor_id);
--> statement-breakpoint
alter table import_refusals
  drop constraint import_refusals_pkey,
  add primary key (import_id, number, vendor_id);
--> statement-breakpoint
alter table imports
  drop constraint imports_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table invoice_files
  drop constraint invoice_files_pkey,
  add primary key (invoice_id, vendor_id);
--> statement-breakpoint
alter table invoice_lines
  drop constraint invoice_lines_pkey,
  add primary key (invoice_id, position, vendor_id);
--> statement-breakpoint
alter table invoices
  drop constraint invoices_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table messages
  drop constraint messages_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table meter_readings
  drop constraint meter_readings_pkey,
  add primary key (id, vendor_id),
  drop constraint meter_readings_meter_id_window_month_key,
  add unique (meter_id, window_month, vendor_id);
--> statement-breakpoint
alter table meters
  drop constraint meters_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table offer_orders
  drop constraint offer_orders_pkey,
  add primary key (id, vendor_id),
  drop constraint offer_orders_offer_id_contract_id_key,
  add unique (offer_id, contract_id, vendor_id);
--> statement-breakpoint
alter table offers
  drop constraint offers_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table outages
  drop constraint outages_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table payment_orders
  drop constraint payment_orders_pkey,
  add primary key (reference, vendor_id);
--> statement-breakpoint
alter table payment_sessions
  drop constraint payment_sessions_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table payments
  drop constraint payments_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table poll_answers
  drop constraint poll_answers_pkey,
  add primary key (question_id, vote_id, vendor_id);
--> statement-breakpoint
alter table poll_choices
  drop constraint poll_choices_pkey,
  add primary key (poll_id, contract_id, user_id, vendor_id);
--> statement-breakpoint
alter table poll_participants
  drop constraint poll_participants_pkey,
  add primary key (contract_id, poll_id, vendor_id);
--> statement-breakpoint
alter table poll_questions
  drop constraint poll_questions_pkey,
  add primary key (id, vendor_id),
  drop constraint poll_questions_poll_id_position_key,
  add unique (poll_id, position, vendor_id);
--> statement-breakpoint
alter table poll_signings
  drop constraint poll_signings_pkey,
  add primary key (reference, vendor_id);
--> statement-breakpoint
alter table poll_votes
  drop constraint poll_votes_pkey,
  add primary key (id, vendor_id),
  drop constraint poll_votes_poll_id_contract_id_key,
  add unique (poll_id, contract_id, vendor_id);
--> statement-breakpoint
alter table polls
  drop constraint polls_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table recent_reads
  drop constraint recent_reads_pkey,
  add primary key (user_id, contract_id, module, item_id, vendor_id);
--> statement-breakpoint
alter table refused_readings
  drop constraint refused_readings_pkey,
  add primary key (reading_id, vendor_id);
--> statement-breakpoint
alter table report_files
  drop constraint report_files_pkey,
  add primary key (report_id, vendor_id);
--> statement-breakpoint
alter table reports
  drop constraint reports_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
alter table unreads
  drop constraint unreads_pkey,
  add primary key (user_id, contract_id, module, item_id, vendor_id);
--> statement-breakpoint
alter table vendor_events
  drop constraint vendor_events_pkey,
  add primary key (id, vendor_id),
  drop constraint vendor_events_key_key,
  add unique (key, vendor_id);
--> statement-breakpoint
alter table webhook_deliveries
  drop constraint webhook_deliveries_pkey,
  add primary key (webhook_id, event_id, vendor_id);
--> statement-breakpoint
alter table webhooks
  drop constraint webhooks_pkey,
  add primary key (id, vendor_id);
--> statement-breakpoint
drop index payment_orders_open;
--> statement-breakpoint
create unique index payment_orders_open on payment_orders (invoice_id, vendor_id) where state = 'pending' and kind = 'invoice';
