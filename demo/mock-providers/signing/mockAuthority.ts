import * as z from 'zod/mini'
import type { Queries } from '../../../server/database/Database.ts'
import { readSetting } from '../../../server/database/readSetting.ts'
import { settings } from '../../../server/database/tables.ts'
import { type IssuedCertificate, issueCertificate, nameParts } from './issueCertificate.ts'

const Certificate = z.object({
  certificate: z.string(),
  privateKey: z.string(),
  name: z.record(z.string(), z.string()),
})
const Authority = z.object({ root: Certificate, issuer: Certificate })

const key = 'sandbox_signing_authority'
const validity = { validFrom: new Date('2020-01-01T00:00:00Z'), validTo: new Date('2049-12-31T23:59:59Z') }

interface MockAuthority {
  /** Certificate to trust. */
  readonly root: IssuedCertificate
  /** Issues the certificates of people. */
  readonly issuer: IssuedCertificate
}

/** The certification authority of the mock e-signature service, which the first use creates. */
export async function mockAuthority(queries: Queries): Promise<MockAuthority> {
  const stored = await readSetting(queries, key)
  if (stored !== undefined && stored !== null) return z.parse(Authority, stored)
  const name = (commonName: string) => ({ [nameParts.commonName]: commonName })
  const root = issueCertificate({ name: name('Mock Root of Trust (test)'), isAuthority: true, ...validity })
  const issuer = issueCertificate({
    name: name('Mock Signing Authority (test)'),
    isAuthority: true,
    issuer: root,
    ...validity,
  })
  await queries.insert(settings).values({ key, value: { root, issuer } }).onConflictDoNothing()
  return z.parse(Authority, await readSetting(queries, key))
}
