/** Kinds of mail about a contract that its holder may get, each with a switch (CON-13). No schemas: pages without them know the list too. */
export const mailings = [
  'billEmailDelivery',
  'newsletters',
  'transactionalEmail',
  'transactionalSms',
] as const

export type Mailing = (typeof mailings)[number]
