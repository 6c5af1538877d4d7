import * as z from 'zod/mini'
import type { BodyInputOf } from '../api/endpoints/endpoint.ts'
import { type socialToken, startSocial } from '../api/endpoints/social.ts'
import { SocialMessage } from '../api/schemas/social.ts'
import type { Client } from './createClient.ts'

export interface SocialSignInFlow {
  readonly provider: string
  readonly purpose: 'sign-in' | 'link'
}

/** What `socialToken` or `linkSocial` takes. It works once, within two minutes, and only from this page. */
export type SocialResult = BodyInputOf<typeof socialToken>

/** Milliseconds between looks whether the provider's window is still there; browsers tell no other way. */
const lookEvery = 500

/** The page without what stands behind "#", where a result will stand. */
const here = () => location.href.replace(/#.*$/, '')

/**
 * Asks who a person is in a window of the provider's own (AUT-11). Call it in the click itself: browsers block a
 * window that comes later.
 * @returns `refused` where the person said no or closed the window, `blocked` where the browser opens none:
 *   `leaveForProvider` is the other way
 * @throws ApiError when the way cannot begin
 */
export async function askProvider(
  client: Client,
  way: SocialSignInFlow,
): Promise<SocialResult | 'refused' | 'blocked'> {
  const opened = window.open('about:blank', 'resident-social', 'popup,width=480,height=680')
  if (!opened) return 'blocked'
  const redirectUrl = here()
  try {
    const { data } = await client.call(startSocial, { body: { ...way, display: 'popup', redirectUrl } })
    const code = heard(opened, new URL(client.baseUrl, location.href).origin, data.state)
    opened.location.replace(data.authorizationUrl)
    const result = await code
    return result === undefined
      ? 'refused'
      : { provider: way.provider, code: result, redirectUrl, ticket: data.ticket }
  } finally {
    opened.close()
  }
}

/** The code that the window tells of, from exactly the API's origin and for exactly this way. */
function heard(opened: Window, origin: string, state: string): Promise<string | undefined> {
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
    // A message that was sent before the window closed may still be on its way at the first look.
    const timer = setInterval(() => {
      if (opened.closed && ++looks > 1) end(undefined)
    }, lookEvery)
    addEventListener('message', onMessage)
  })
}

const key = 'resident-social'

const Kept = z.object({
  state: z.string(),
  ticket: z.string(),
  provider: z.string(),
  purpose: z.enum(['sign-in', 'link']),
  redirectUrl: z.string(),
})

/** Leaves this page for the provider, where no window may be opened; the page finds the result when it is back. */
export async function leaveForProvider(client: Client, way: SocialSignInFlow): Promise<void> {
  const redirectUrl = here()
  const { data } = await client.call(startSocial, { body: { ...way, display: 'page', redirectUrl } })
  const { state, ticket, authorizationUrl } = data
  sessionStorage.setItem(key, JSON.stringify({ ...way, state, ticket, redirectUrl }))
  location.assign(authorizationUrl)
}

/**
 * What a person who left for a provider came back with, once; it is taken out of the address at once.
 * @returns undefined where nobody came back for this purpose, or not in the tab that began
 */
export function returnedFromProvider(
  purpose: SocialSignInFlow['purpose'],
): SocialResult | 'refused' | undefined {
  const answer = new URLSearchParams(location.hash.slice(1))
  const state = answer.get('state')
  if (!state || !(answer.has('social') || answer.has('social_error'))) return undefined
  const kept = readKept()
  if (kept?.state === state && kept.purpose !== purpose) return undefined
  history.replaceState(history.state, '', here())
  sessionStorage.removeItem(key)
  // A state that does not match is ignored.
  if (kept?.state !== state || answer.get('provider') !== kept.provider) return undefined
  const code = answer.get('social')
  const { provider, redirectUrl, ticket } = kept
  return code ? { provider, code, redirectUrl, ticket } : 'refused'
}

function readKept(): z.infer<typeof Kept> | undefined {
  try {
    const result = z.safeParse(Kept, JSON.parse(sessionStorage.getItem(key) ?? ''))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}
