/**
 * Parts of the service that a menu entry can lead to (LAY-2). Apart from the schemas: the portal's first script knows
 * modules, and carries no schema.
 */
export const modules = [
  'accident',
  'approvals',
  'bill',
  'community_information',
  'documents',
  'messages',
  'meter',
  'poll',
  'purchase_invoices',
  'service_orders',
  'settlements',
  'offers',
  'my_house',
  'faq',
  'help_desk',
  'self_service',
  'my_contract',
  'payment_service',
] as const
export type Module = (typeof modules)[number]
