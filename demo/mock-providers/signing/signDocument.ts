import type { Queries } from '../../../server/database/Database.ts'
import type { sandboxSignings } from '../tables.ts'
import { createContainer } from './createContainer.ts'
import { issueCertificate, nameParts } from './issueCertificate.ts'
import { mockAuthority } from './mockAuthority.ts'

const day = 86_400_000

/** Signs the document of a signing in the name of the person whom the order named. */
export async function signDocument(
  queries: Queries,
  { document, signer }: Pick<typeof sandboxSignings.$inferSelect, 'document' | 'signer'>,
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { issuer } = await mockAuthority(queries)
  const { firstName, lastName, personalCode } = signer
  const certificate = issueCertificate({
    name: {
      [nameParts.commonName]: `${firstName} ${lastName}`,
      [nameParts.surname]: lastName,
      [nameParts.givenName]: firstName,
      [nameParts.serialNumber]: `PNOLT-${personalCode.replace('-', '')}`,
    },
    issuer,
    isAuthority: false,
    validFrom: new Date(at.getTime() - day),
    validTo: new Date(at.getTime() + 1000 * day),
  })
  const content = Buffer.from(document.content, 'base64')
  return createContainer({ file: { ...document, content }, signer: certificate, chain: [issuer], at })
}
