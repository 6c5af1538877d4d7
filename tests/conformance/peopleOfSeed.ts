import type { People } from '../../conformance/People.ts'
import { demoPassword } from '../../demo/seed/people.ts'
import { demoPartner } from '../../demo/seed/seedPartners.ts'
import type { TestServer } from '../support/server.ts'

/** The people file for the seed of the demonstration. */
export const peopleOfSeed = ({ url }: Pick<TestServer, 'url'>): People => ({
  resident: { email: 'owner@example.com', password: demoPassword, contract: 1 },
  stranger: { email: 'tenant@example.com', password: demoPassword },
  unconfirmed: { email: 'unconfirmed@example.com', password: demoPassword },
  origin: 'https://partner.example',
  returnUrl: `${url}/bills`,
  paymentProvider: 'http',
  card: { service: 'alfa-vilnius', reference: '100217', amount: '1.00' },
  partner: {
    key: demoPartner.publishableKey,
    secret: demoPartner.secretKey,
    origin: 'https://partner.example',
  },
})

/** A moment at which meter readings can be declared. */
export const openWindow = new Date('2026-11-29T10:00:00Z')
