import type { PaymentProviders } from '../../server/providers/payments/PaymentProvider.ts'
import { mockMethods } from '../seed/mockMethods.ts'

const absent = () => Promise.reject(new Error('No payment provider is configured.'))

/** Shows the methods of the mock bank, which is not there: no payment starts, and the elements say so. */
export const inBrowserPayments: PaymentProviders = new Map([
  [
    'http',
    {
      frameOrigins: [],
      methods: async account => mockMethods(account, null) ?? [],
      start: absent,
      cancel: async () => true,
      refund: absent,
      readWebhook: async () => undefined,
    },
  ],
])
