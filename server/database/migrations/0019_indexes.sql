-- An index for each foreign key that had none: without it, deleting an account or a vendor reads whole tables.
create index attached_files_contract_id on attached_files (contract_id);
--> statement-breakpoint
create index attached_files_organization_id on attached_files (organization_id);
--> statement-breakpoint
create index attached_files_user_id on attached_files (user_id);
--> statement-breakpoint
create index card_payment_services_organization_id on card_payment_services (organization_id);
--> statement-breakpoint
create index content_items_vendor_id on content_items (vendor_id);
--> statement-breakpoint
create index contract_email_changes_contract_id on contract_email_changes (contract_id);
--> statement-breakpoint
create index contract_names_contract_id on contract_names (contract_id);
--> statement-breakpoint
create index contract_settings_contract_id on contract_settings (contract_id);
--> statement-breakpoint
create index contracts_organization_id on contracts (organization_id);
--> statement-breakpoint
create index help_desk_tasks_contract_id on help_desk_tasks (contract_id);
--> statement-breakpoint
create index help_desk_tasks_organization_id on help_desk_tasks (organization_id);
--> statement-breakpoint
create index house_contracts_house_id on house_contracts (house_id);
--> statement-breakpoint
create index houses_organization_id on houses (organization_id);
--> statement-breakpoint
create index identity_tickets_vendor_id on identity_tickets (vendor_id);
--> statement-breakpoint
create index mails_organization_id on mails (organization_id);
--> statement-breakpoint
create index mails_vendor_id on mails (vendor_id);
--> statement-breakpoint
create index menu_items_role_id on menu_items (role_id);
--> statement-breakpoint
create index messages_invoice_id on messages (invoice_id);
--> statement-breakpoint
create index messages_organization_id on messages (organization_id);
--> statement-breakpoint
create index meter_readings_user_id on meter_readings (user_id);
--> statement-breakpoint
create index offer_orders_contract_id on offer_orders (contract_id);
--> statement-breakpoint
create index offer_orders_user_id on offer_orders (user_id);
--> statement-breakpoint
create index payment_sessions_order_reference on payment_sessions (order_reference);
--> statement-breakpoint
create index payment_sessions_partner_id on payment_sessions (partner_id);
--> statement-breakpoint
create index payment_sessions_service on payment_sessions (service);
--> statement-breakpoint
create index poll_answers_vote_id on poll_answers (vote_id);
--> statement-breakpoint
create index poll_choices_contract_id on poll_choices (contract_id);
--> statement-breakpoint
create index poll_choices_user_id on poll_choices (user_id);
--> statement-breakpoint
create index poll_participants_poll_id on poll_participants (poll_id);
--> statement-breakpoint
create index poll_signings_contract_id on poll_signings (contract_id);
--> statement-breakpoint
create index poll_signings_poll_id on poll_signings (poll_id);
--> statement-breakpoint
create index poll_signings_user_id on poll_signings (user_id);
--> statement-breakpoint
create index poll_votes_contract_id on poll_votes (contract_id);
--> statement-breakpoint
create index poll_votes_user_id on poll_votes (user_id);
--> statement-breakpoint
create index polls_organization_id on polls (organization_id);
--> statement-breakpoint
create index recent_reads_contract_id on recent_reads (contract_id);
--> statement-breakpoint
create index reports_contract_id on reports (contract_id);
--> statement-breakpoint
create index resident_changes_vendor_id on resident_changes (vendor_id);
--> statement-breakpoint
create index social_states_user_id on social_states (user_id);
--> statement-breakpoint
create index unreads_contract_id on unreads (contract_id);
--> statement-breakpoint
create index used_identity_tokens_vendor_id on used_identity_tokens (vendor_id);
--> statement-breakpoint
create index user_contracts_role_id on user_contracts (role_id);
--> statement-breakpoint
create index user_roles_role_id on user_roles (role_id);
--> statement-breakpoint
-- An index for each column by which retention finds overdue rows.
create index sessions_kept_until on sessions ((coalesce(refresh_until, expires_at)));
--> statement-breakpoint
create index mails_created_at on mails (created_at);
--> statement-breakpoint
create index email_changes_expires_at on email_changes (expires_at);
--> statement-breakpoint
create index contract_email_changes_expires_at on contract_email_changes (expires_at);
--> statement-breakpoint
create index account_requests_created_at on account_requests (created_at);
--> statement-breakpoint
create index recent_reads_at on recent_reads (at);
--> statement-breakpoint
create index poll_signings_expires_at on poll_signings (expires_at);
--> statement-breakpoint
create index payment_orders_created_at on payment_orders (created_at);
