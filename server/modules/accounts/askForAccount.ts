import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { MailServices } from '../../mail/MailServices.ts'
import type { AccountRequest } from './AccountRequest.ts'
import { accountRequests } from './tables.ts'

/** Mails per hour to one account, and mails per hour caused by one network address. */
const limit = { perAccount: 5, perAddress: 20, windowSeconds: 3600 }

/** @throws HttpError rate_limited, counted the same whether or not the address has an account */
export const enforceAccountLimit = (
  services: MailServices,
  action: AccountRequest['kind'],
  account: string,
  address: string,
): Promise<void> => enforceRateLimit(services, { ...limit, action, account, address })

/**
 * Limits the mails to one new address, whichever accounts ask for them. An action of its own, because the network address
 * is counted with the account already.
 * @throws HttpError rate_limited
 */
export const enforceRecipientLimit = (
  services: MailServices,
  recipient: string,
  address: string,
): Promise<void> =>
  enforceRateLimit(services, {
    ...limit,
    action: 'change-email-recipient',
    perAddress: Number.POSITIVE_INFINITY,
    account: recipient,
    address,
  })

/** Stores a request for an e-mail address; the background job processes it. */
export async function writeAccountRequest(
  { database, clock, wake }: MailServices,
  request: AccountRequest,
  locale: Locale,
  queries: Queries | Transaction = database.queries,
): Promise<void> {
  await queries.insert(accountRequests).values({ request, locale, createdAt: clock() })
  wake()
}
