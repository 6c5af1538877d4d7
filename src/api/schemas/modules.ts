/** Modules that a menu entry can open (LAY-2). No schemas, because the portal's first script loads none. */
export const modules = [
  'accessibility',
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
