import type { PasskeyRequest, SignedPasskey } from '../../src/api/schemas/passkeys.ts'
import { passkeyRequestPath } from '../../src/api/schemas/publicPaths.ts'
import { type ApiError, asApiError } from '../../src/client/ApiError.ts'
import { canSuggest, isUsableHere, signChallenge } from '../../src/client/passkeys.ts'
import { readHeaders } from '../../src/client/prefetchedAnswers.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { integer, recordOf, text } from '../../src/suite/readers.ts'

// Lazy: fetched when the page is idle, and only by browsers with passkeys.

/** `nothing`: the person declined, or chose another way. */
export type PasskeyOutcome =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly error: ApiError }

export interface PasskeySignIn {
  /** Opens the browser's dialog; suggestions pause meanwhile. */
  readonly signIn: () => Promise<PasskeyOutcome>
}

const readRequest = recordOf({ challenge: text, rpId: text, timeout: integer })

/** A new challenge, without the schema library, which the page of a visitor has not. @throws if there is none for this page */
async function fetchRequest({ client, language }: Suite): Promise<PasskeyRequest> {
  const answer = await client.fetch(`${client.baseUrl}/${passkeyRequestPath}`, {
    method: 'POST',
    headers: readHeaders(language.of(undefined)),
    credentials: 'omit',
  })
  const body = (await answer.json()) as { readonly data?: unknown } | null
  const request = answer.ok ? readRequest(body?.data) : undefined
  if (!request) throw new Error('There is no challenge for this page.')
  return { ...request, userVerification: 'required' }
}

async function sign(
  suite: Suite,
  request: PasskeyRequest,
  signal: AbortSignal,
  mediation?: 'conditional',
): Promise<PasskeyOutcome> {
  let credential: SignedPasskey
  try {
    credential = await signChallenge(request, signal, mediation)
  } catch {
    return { kind: 'nothing' }
  }
  try {
    const { enterByPasskey } = await import('./enterByPasskey.ts')
    await enterByPasskey(suite, credential)
    return { kind: 'signedIn' }
  } catch (thrown) {
    return { kind: 'failed', error: asApiError(thrown) }
  }
}

/** Resolves when the page is visible: a hidden one asks for no challenges. */
const untilVisible = () =>
  new Promise<void>(resolve => {
    const look = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })

/** The domain of a page's passkeys, asked for once for all its forms. */
const domains = new WeakMap<Suite, Promise<string | undefined>>()
/** Pages with a form that suggests passkeys: the browser waits for one request at a time. */
const suggesting = new WeakSet<Suite>()

/** @returns the domain, and the challenge that came with it if this form is the first to ask */
async function findDomain(suite: Suite) {
  const known = domains.get(suite)
  if (known) return { domain: await known }
  const request = fetchRequest(suite).catch(() => {
    // The next form asks again.
    domains.delete(suite)
    return undefined
  })
  domains.set(
    suite,
    request.then(first => first?.rpId),
  )
  const first = await request
  return { domain: first?.rpId, first }
}

/**
 * Offers passkeys while the sign-in form is shown. The first form of a page suggests them in the e-mail field too where
 * the browser can.
 * @param stop aborted when the form goes
 * @param onOutcome called with what comes of a suggestion
 * @returns undefined if passkeys cannot be used on this page
 */
export async function offerPasskeys(
  suite: Suite,
  stop: AbortSignal,
  onOutcome: (outcome: PasskeyOutcome) => void,
): Promise<PasskeySignIn | undefined> {
  if (stop.aborted) return undefined
  const isFirst = !suggesting.has(suite)
  if (isFirst) {
    suggesting.add(suite)
    stop.addEventListener('abort', () => suggesting.delete(suite))
  }
  const { domain, first } = await findDomain(suite)
  if (domain === undefined || !(await isUsableHere(domain)) || stop.aborted) return undefined
  const suggests = isFirst && (await canSuggest())
  let round = new AbortController()
  let running = Promise.resolve()
  stop.addEventListener('abort', () => round.abort())

  const suggest = async (request: PasskeyRequest) => {
    let isOver = false
    // A new challenge before this one ends.
    const timer = setTimeout(() => {
      isOver = true
      round.abort()
    }, request.timeout * 0.9)
    const outcome = await sign(suite, request, round.signal, 'conditional')
    clearTimeout(timer)
    if (stop.aborted) return
    if (outcome.kind !== 'nothing') onOutcome(outcome)
    // Whatever else ends a suggestion, e.g. another one on the page, would end the next one too.
    if (isOver || outcome.kind === 'failed') resume()
  }
  const resume = () => {
    if (!suggests || stop.aborted) return
    round = new AbortController()
    running = untilVisible()
      .then(() => fetchRequest(suite))
      .then(suggest, () => undefined)
  }
  if (suggests && first) running = suggest(first)
  else resume()

  return {
    async signIn() {
      round.abort()
      await running
      round = new AbortController()
      const outcome = await fetchRequest(suite).then(
        request => sign(suite, request, round.signal),
        (thrown: unknown): PasskeyOutcome => ({ kind: 'failed', error: asApiError(thrown) }),
      )
      if (outcome.kind !== 'signedIn') resume()
      return outcome
    },
  }
}
