import type { Locale } from '../../../src/schemas/locales.ts'
import { accountRequests } from '../database/accountsSchema.ts'
import type { Services } from '../Services.ts'
import { takeTurn } from '../takeTurn.ts'
import type { AccountRequest } from './AccountRequest.ts'

/** Mails an hour that one account may be sent, and that one network address may cause. */
const limit = { perAccount: 5, perAddress: 20, windowSeconds: 3600 }

/**
 * Writes down what is asked for an e-mail address; whoever works beside the calls looks into it.
 * @throws HttpError rate_limited, counted alike whether or not the address has an account
 */
export async function askForAccount(
  services: Services,
  request: AccountRequest,
  from: { readonly locale: Locale; readonly address: string },
): Promise<void> {
  await takeTurn(services, { ...limit, action: request.kind, account: request.email, address: from.address })
  await services.database.queries
    .insert(accountRequests)
    .values({ request, locale: from.locale, createdAt: services.clock() })
  services.wake()
}
