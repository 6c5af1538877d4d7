/**
 * Kinds of mail about a contract, each with a switch (CON-13). Not a schema, because pages without the schema library
 * use the list.
 */
export const mailings = [
  'billEmailDelivery',
  'newsletters',
  'transactionalEmail',
  'transactionalSms',
] as const

export type Mailing = (typeof mailings)[number]
