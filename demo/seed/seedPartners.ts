import { sha256 } from '../../server/common/crypto.ts'
import type { Transaction } from '../../server/database/Database.ts'
import { partnerOrigins, partners } from '../../server/modules/partners/tables.ts'
import { insert } from './insert.ts'

/** Keys of the demo's partner: the publishable key is in its page, the secret key on its server. */
export const demoPartner = {
  publishableKey: 'pk_demo_statybu_prekes_0001',
  secretKey: 'sk_demo_statybu_prekes_0001',
  origins: ['https://partner.example', 'http://localhost:8082'],
} as const

/** A partner of alfa with all capabilities. */
export async function seedPartners(tx: Transaction): Promise<void> {
  await insert(tx, partners, [
    {
      id: 1,
      vendorId: 1,
      name: 'Statybų prekės',
      publishableKey: demoPartner.publishableKey,
      secretHash: await sha256(demoPartner.secretKey),
      capabilities: ['card-payment', 'client-form'],
    },
  ])
  await insert(
    tx,
    partnerOrigins,
    demoPartner.origins.map(origin => ({ vendorId: 1, partnerId: 1, origin })),
  )
}
