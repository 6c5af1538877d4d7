-- A payment stays after the vendor removes its bill: the provider may report its money later, and its payer has the receipt.
alter table payment_orders
  drop constraint payment_orders_vendor_id_invoice_id_fkey,
  add foreign key (vendor_id, invoice_id) references invoices (vendor_id, id) on delete set null (invoice_id);
