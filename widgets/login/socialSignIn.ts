import { refreshToken, socialToken } from '../../src/api/endpoints/social.ts'
import { ApiError, asApiError } from '../../src/client/ApiError.ts'
import {
  authenticateInPopup,
  redirectToSocialProvider,
  type SocialResult,
  takeRedirectResult,
} from '../../src/client/socialSignIn.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { socialFaults } from './socialFaults.ts'

// Lazy, because the sign-in page has a budget of 40 KB.

/**
 * Result of a social sign-in. `registration`: a new user, who completes the account with the secret.
 * `nothing`: cancelled, not ours or failed; the visitor stays signed out without an error (AUT-11). `failed`: it did
 * not start, or the visitor can do something about it.
 */
export type SocialResultState =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'registration'; readonly token: string }
  | { readonly kind: 'left' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly error: ApiError }

async function exchange(
  suite: Suite,
  result: SocialResult | 'refused' | undefined,
): Promise<SocialResultState> {
  if (result === undefined || result === 'refused') return { kind: 'nothing' }
  try {
    const { data } = await suite.client.call(socialToken, { body: result })
    if (data.kind === 'registration') return { kind: 'registration', token: data.token }
    await suite.session.enter(data)
    return { kind: 'signedIn' }
  } catch (thrown) {
    const error = asApiError(thrown)
    return socialFaults.some(code => code === error.code) ? { kind: 'failed', error } : { kind: 'nothing' }
  }
}

/** Starts a social sign-in: a redirect in the portal, elsewhere a popup if the browser allows one. */
export async function signInWith(suite: Suite, provider: string): Promise<SocialResultState> {
  const flow = { provider, purpose: 'sign-in' } as const
  try {
    const result =
      suite.portal === location.origin ? 'blocked' : await authenticateInPopup(suite.client, flow)
    if (result !== 'blocked') return await exchange(suite, result)
    await redirectToSocialProvider(suite.client, flow)
    return { kind: 'left' }
  } catch (thrown) {
    return { kind: 'failed', error: asApiError(thrown) }
  }
}

/** Takes the session that the server has opened for a form, or its error, out of the address (AUT-22). */
async function completeForm({ client, session }: Suite, answer: URLSearchParams): Promise<SocialResultState> {
  history.replaceState(history.state, '', location.href.replace(/#.*$/, ''))
  const code = answer.get('sign_in_error')
  if (code !== null) return { kind: 'failed', error: new ApiError({ kind: 'refused', code }) }
  // A link with somebody's code must not sign visitors in to that account: only a page of this origin leads here.
  if (!document.referrer.startsWith(`${location.origin}/`)) return { kind: 'nothing' }
  try {
    const body = { refreshToken: answer.get('sign_in') ?? '' }
    await session.enter((await client.call(refreshToken, { body })).data)
    return { kind: 'signedIn' }
  } catch (thrown) {
    return { kind: 'failed', error: asApiError(thrown) }
  }
}

/** Completes a sign-in after the redirect from a provider, or from a form that was sent before any script ran. */
export function completeReturn(suite: Suite): Promise<SocialResultState> {
  const answer = new URLSearchParams(location.hash.slice(1))
  return /^#sign_in/.test(location.hash)
    ? completeForm(suite, answer)
    : exchange(suite, takeRedirectResult('sign-in'))
}
