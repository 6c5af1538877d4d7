import * as z from 'zod/mini'
import type { BodyInputOf } from '../api/endpoints/endpoint.ts'
import { type socialToken, startSocial } from '../api/endpoints/social.ts'
import { SocialMessage } from '../api/schemas/social.ts'
import type { Client } from './createClient.ts'

export interface SocialSignInFlow {
  readonly provider: string
  readonly purpose: 'sign-in' | 'link'
  /** Needed to link. */
  readonly password?: string | undefined
}

/** Input of `socialToken` and `linkSocial`. Valid once, for two minutes, from this page only. */
export type SocialResult = BodyInputOf<typeof socialToken>

/** Interval in milliseconds for checking whether the provider's window is open; browsers send no event. */
const pollInterval = 500

/** The page's URL without its fragment, where the result will be. */
const currentUrl = () => location.href.replace(/#.*$/, '')

/**
 * Authenticates a user in the provider's popup (AUT-11). Call it in the click handler: browsers block later popups.
 * @returns `refused` if the user declined or closed the window, `blocked` if the browser opens none: then use
 * `redirectToSocialProvider`
 * @throws ApiError if the flow cannot start
 */
export async function authenticateInPopup(
  client: Client,
  flow: SocialSignInFlow,
): Promise<SocialResult | 'refused' | 'blocked'> {
  const opened = window.open('about:blank', 'resident-social', 'popup,width=480,height=680')
  if (!opened) return 'blocked'
  const redirectUrl = currentUrl()
  try {
    const { data } = await client.call(startSocial, { body: { ...flow, display: 'popup', redirectUrl } })
    const code = receiveCode(opened, new URL(client.baseUrl, location.href).origin, data.state)
    opened.location.replace(data.authorizationUrl)
    const result = await code
    return result === undefined
      ? 'refused'
      : { provider: flow.provider, code: result, redirectUrl, ticket: data.ticket }
  } finally {
    opened.close()
  }
}

/** The code from the popup, accepted only from the API's origin and for this flow. */
function receiveCode(opened: Window, origin: string, state: string): Promise<string | undefined> {
  return new Promise(resolve => {
    let looks = 0
    const end = (code: string | undefined) => {
      clearInterval(timer)
      removeEventListener('message', onMessage)
      resolve(code)
    }
    const onMessage = (event: MessageEvent) => {
      if (event.source !== opened || event.origin !== origin) return
      const message = z.safeParse(SocialMessage, event.data)
      if (message.success && message.data.state === state) end(message.data.code ?? undefined)
    }
    // A message sent before the window closed may arrive after the first check.
    const timer = setInterval(() => {
      if (opened.closed && ++looks > 1) end(undefined)
    }, pollInterval)
    addEventListener('message', onMessage)
  })
}

const key = 'resident-social'

const StoredFlow = z.object({
  state: z.string(),
  ticket: z.string(),
  provider: z.string(),
  purpose: z.enum(['sign-in', 'link']),
  redirectUrl: z.string(),
})

/** Redirects to the provider, where no popup may open; the page reads the result when it is back. */
export async function redirectToSocialProvider(client: Client, flow: SocialSignInFlow): Promise<void> {
  const redirectUrl = currentUrl()
  const { data } = await client.call(startSocial, { body: { ...flow, display: 'page', redirectUrl } })
  const { state, ticket, authorizationUrl } = data
  const { provider, purpose } = flow
  sessionStorage.setItem(key, JSON.stringify({ provider, purpose, state, ticket, redirectUrl }))
  location.assign(authorizationUrl)
}

/**
 * Result of a redirect to a provider, returned once; it is removed from the URL at once.
 * @returns undefined if there is no result for this purpose, or in another tab
 */
export function takeRedirectResult(
  purpose: SocialSignInFlow['purpose'],
): SocialResult | 'refused' | undefined {
  const answer = new URLSearchParams(location.hash.slice(1))
  const state = answer.get('state')
  if (!state || !(answer.has('social') || answer.has('social_error'))) return undefined
  const storedFlow = readStoredFlow()
  if (storedFlow?.state === state && storedFlow.purpose !== purpose) return undefined
  history.replaceState(history.state, '', currentUrl())
  sessionStorage.removeItem(key)
  // A result with another state is ignored.
  if (storedFlow?.state !== state || answer.get('provider') !== storedFlow.provider) return undefined
  const code = answer.get('social')
  const { provider, redirectUrl, ticket } = storedFlow
  return code ? { provider, code, redirectUrl, ticket } : 'refused'
}

function readStoredFlow(): z.infer<typeof StoredFlow> | undefined {
  try {
    const result = z.safeParse(StoredFlow, JSON.parse(sessionStorage.getItem(key) ?? ''))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}
