-- The partner's session that an order pays: an order that is paid after another one replaced it still pays its session.
alter table payment_orders add column session_id char(43);
--> statement-breakpoint
update payment_orders set session_id = payment_sessions.id
from payment_sessions
where payment_sessions.vendor_id = payment_orders.vendor_id
  and payment_sessions.order_reference = payment_orders.reference;
--> statement-breakpoint
create index payment_orders_session_id on payment_orders (session_id);
