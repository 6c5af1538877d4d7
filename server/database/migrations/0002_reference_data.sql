-- Reference data that every installation needs. Everything here may be changed afterwards.

insert into roles (id, name, external_name, permissions) values
  (1, 'Owner', 'owner', '["bills", "declare", "help-desk", "vote"]'),
  (2, 'Tenant', 'tenant', '["bills", "declare", "help-desk"]'),
  (3, 'Co-owner', 'co_owner', '["bills", "declare", "help-desk", "vote"]'),
  (4, 'Payer', 'payer', '["bills"]'),
  (5, 'Other', 'other', '["bills"]'),
  (6, 'Member of the board', 'member_of_the_board', '["bills", "help-desk", "house-reports", "vote"]'),
  (7, 'President', 'president', '["bills", "help-desk", "house-reports", "purchase-invoices", "vote"]');
--> statement-breakpoint
select setval(pg_get_serial_sequence('roles', 'id'), 7);
--> statement-breakpoint
insert into settings (key, value) values
  ('general', '{
    "availableLanguages": "en;lt;lv;ru",
    "isBetaVersionEnabled": false,
    "publicSiteUrl": null,
    "publicSitePaymentsExternalUrl": null,
    "paymentServiceWebFaqUrl": null,
    "partnersUrl": null,
    "faqUrl": null,
    "aboutUsUrl": null,
    "infoEmail": null,
    "appIosDownloadUrl": null,
    "appAndroidDownloadUrl": null,
    "facebookSocialsUrl": null,
    "youtubeSocialsUrl": null,
    "instagramSocialsUrl": null,
    "linkedInSocialsUrl": null
  }'),
  ('maintenance', 'false'),
  ('declaration_deadline_day', '3');
--> statement-breakpoint
insert into features (name, is_enabled) values
  ('meters', true),
  ('contract-registration', true),
  ('settlements', true),
  ('live_chat', true),
  ('airship_messages', true),
  ('poll_calculate_percentage_from_total_participant_count', true),
  ('messages_type_filter', true),
  ('profile_can_link_contract', true),
  ('professional-portal', true),
  ('card-payment-widget', true),
  ('housing-services', true);
--> statement-breakpoint
insert into menu_items (placement, position, translation_key, type, module, feature, open_in_new_window, is_active_for_web)
select placement, position, 'menu.' || module, 'module', module, feature, false, true
from (values
  ('header', 1, 'messages', null),
  ('header', 2, 'offers', null),
  ('header', 3, 'help_desk', null),
  ('header', 4, 'self_service', null),
  ('header', 5, 'payment_service', 'card-payment-widget'),
  ('header', 6, 'service_orders', 'housing-services'),
  ('sub_header', 1, 'bill', null),
  ('sub_header', 2, 'meter', 'meters'),
  ('sub_header', 3, 'documents', null),
  ('sub_header', 4, 'messages', null),
  ('sub_header', 5, 'help_desk', null),
  ('sub_header', 6, 'poll', null),
  ('sub_header', 7, 'my_house', null),
  ('sub_header', 8, 'my_contract', null),
  ('sub_header', 9, 'payment_service', 'card-payment-widget')
) as item (placement, position, module, feature);
