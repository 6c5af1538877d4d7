-- Payment sessions hang on services and payments of their own vendor only.

alter table card_payment_services add unique (vendor_id, code);
--> statement-breakpoint
alter table payment_orders add unique (vendor_id, reference);
--> statement-breakpoint
alter table payment_sessions
  drop constraint payment_sessions_service_fkey,
  drop constraint payment_sessions_order_reference_fkey,
  add foreign key (vendor_id, service) references card_payment_services (vendor_id, code),
  add foreign key (vendor_id, order_reference) references payment_orders (vendor_id, reference)
    on delete set null (order_reference);
