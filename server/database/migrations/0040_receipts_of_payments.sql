-- The payment made here of which a row is the booking, for its receipt; null for payments that came otherwise.
alter table payments add column order_reference char(43);
--> statement-breakpoint
update payments set order_reference = payment_orders.reference
from payment_orders
where payment_orders.vendor_id = payments.vendor_id
  and payment_orders.contract_id = payments.contract_id
  and payment_orders.kind <> 'service'
  and left(payment_orders.reference, 12) = payments.reference
  and payments.amount_cents > 0;
