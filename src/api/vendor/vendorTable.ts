import { namedEndpoints } from '../endpoints/table.ts'
import { account } from './endpoints/account.ts'

/** Every call of the vendor API by resource: vendors' systems call it with a secret key. */
export const vendorTable = { account } as const

/** Every call of the vendor API with its name, e.g. "account.me". */
export const vendorEndpoints = namedEndpoints(vendorTable)
