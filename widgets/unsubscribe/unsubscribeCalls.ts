import { unsubscribeNewsletter } from '../../src/api/endpoints/accounts.ts'
import { unsubscribeContract, updateContractConsents } from '../../src/api/endpoints/contractLinks.ts'
import { updateAccountConsent } from '../../src/api/endpoints/profile.ts'
import type { Mailing } from '../../src/api/schemas/mailings.ts'
import type { Client } from '../../src/client/createClient.ts'

// Loaded when the button is pressed, so that the page itself loads no schemas.

/** Ends the newsletter, with the secret of a mail or for the signed-in user. @throws ApiError */
export async function endNewsletter(client: Client, token: string | undefined): Promise<void> {
  if (token !== undefined) await client.call(unsubscribeNewsletter, { body: { token } })
  else await client.call(updateAccountConsent, { params: { consent: 'newsletter' }, body: { value: false } })
}

/**
 * Ends kinds of a contract's mailings, with the secret of a mail or for the contract's holder.
 * @throws ApiError
 */
export async function endMailings(
  client: Client,
  mailings: readonly Mailing[],
  by: { readonly token: string } | { readonly contract: number },
): Promise<void> {
  if ('token' in by)
    for (const mailing of mailings)
      await client.call(unsubscribeContract, { params: { mailing }, body: { token: by.token } })
  else {
    const body = Object.fromEntries(mailings.map(mailing => [mailing, false]))
    await client.call(updateContractConsents, { params: { contract: by.contract }, body })
  }
}
