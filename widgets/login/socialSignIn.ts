import { socialToken } from '../../src/api/endpoints/social.ts'
import { type ApiError, asApiError } from '../../src/client/ApiError.ts'
import {
  askProvider,
  leaveForProvider,
  returnedFromProvider,
  type SocialResult,
} from '../../src/client/socialSignIn.ts'
import type { Suite } from '../../src/suite/getSuite.ts'

// Fetched when somebody goes this way: the sign-in page has 40 KB for everything.

/**
 * What came of a way through a provider. `registration`: the person is new here and completes an account with the secret.
 * `nothing`: refused, not ours, or not exchanged; the visitor stays signed out, quietly (AUT-11).
 */
export type SocialOutcome =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'registration'; readonly token: string }
  | { readonly kind: 'left' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly error: ApiError }

async function exchange(suite: Suite, result: SocialResult | 'refused' | undefined): Promise<SocialOutcome> {
  if (result === undefined || result === 'refused') return { kind: 'nothing' }
  try {
    const { data } = await suite.client.call(socialToken, { body: result })
    if (data.kind === 'registration') return { kind: 'registration', token: data.token }
    await suite.session.enter(data)
    return { kind: 'signedIn' }
  } catch {
    return { kind: 'nothing' }
  }
}

/** Goes through a provider: in the portal the page itself leaves, elsewhere in a window where the browser opens one. */
export async function signInWith(suite: Suite, provider: string): Promise<SocialOutcome> {
  const way = { provider, purpose: 'sign-in' } as const
  try {
    const result = suite.portal === location.origin ? 'blocked' : await askProvider(suite.client, way)
    if (result !== 'blocked') return await exchange(suite, result)
    await leaveForProvider(suite.client, way)
    return { kind: 'left' }
  } catch (thrown) {
    return { kind: 'failed', error: asApiError(thrown) }
  }
}

/** Takes up what a person comes back with who left for a provider. */
export const takeUpReturn = (suite: Suite): Promise<SocialOutcome> =>
  exchange(suite, returnedFromProvider('sign-in'))
