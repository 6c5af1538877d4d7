import { asApiError } from '../../src/client/ApiError.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { identityFollower } from '../../src/suite/identityFollower.ts'
import type { LinkResult } from './types.ts'

// Lazy, because only pages with a sign-in of their own need it.

/** Links the account that was just signed in to the page's person (IDP-2). */
export async function linkAccount(suite: Suite, password: string): Promise<LinkResult> {
  try {
    await identityFollower(suite).link(password)
    return 'linked'
  } catch (thrown) {
    const { code } = asApiError(thrown)
    if (code === 'link_expired') return 'expired'
    return code === 'social_linked_elsewhere' ? 'elsewhere' : 'failed'
  }
}

/** Signs in by the sign-in of the page because the resident asked for it. */
export const signInFromPage = (suite: Suite): void => identityFollower(suite).retry()
