-- Nothing asks for these permissions: the reports of a house and its invoices are documents.
update roles set permissions = permissions - 'house-reports' - 'purchase-invoices';
