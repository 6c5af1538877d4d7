import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '../api/endpoints/endpoint.ts'
import { accountConsents, updateAccountConsent } from '../api/endpoints/profile.ts'
import type { Client } from '../client/createClient.ts'

type Consents = AnswerOf<typeof accountConsents>['data']

/** Consents of the account. The key is that of the profile's consents, so that elements share one answer. */
export const consentsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile', 'consents'],
    queryFn: async ({ signal }): Promise<Consents> => (await client.call(accountConsents, { signal })).data,
  })

/** Whether the account agreed to the terms of the payment service, which the server asks for (BIL-7). */
export const hasConsentToPay = (consents: Consents): boolean =>
  consents.some(({ key, value }) => key === 'paymentService' && value)

/** Agrees to the terms of the payment service. @throws ApiError */
export const giveConsentToPay = async (client: Client): Promise<Consents> => {
  const params = { consent: 'paymentService' } as const
  return (await client.call(updateAccountConsent, { params, body: { value: true } })).data
}
