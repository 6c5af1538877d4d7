import type { Access } from '../../src/api/endpoints/endpoint.ts'
import type { Json } from './Json.ts'

type Scheme = 'session' | 'partnerKey' | 'vendorKey'

const bearer = (description: string): Json => ({ type: 'http', scheme: 'bearer', description })

export const securitySchemes: Readonly<Record<Scheme, Json>> = {
  session: bearer('The token of a resident’s session, which `POST auth/login` answers.'),
  partnerKey: bearer(
    'The secret key of a partner, `sk_…`. Only a server may have it: calls from pages are refused.',
  ),
  vendorKey: bearer(
    'A secret key of a vendor, `vk_…`. Only a server may have it: calls from pages are refused.',
  ),
}

const schemeOf: Readonly<Record<Access, Scheme | undefined>> = {
  anyone: undefined,
  user: 'session',
  contract: 'session',
  'contract-name': 'session',
  organization: 'session',
  signature: undefined,
  partner: 'partnerKey',
  vendor: 'vendorKey',
}

/** The scheme by which a caller proves who it is; undefined where nobody has to. */
export const schemeOfAccess = (access: Access): Scheme | undefined => schemeOf[access]
