import { exchangeToken, linkIdentity } from '../api/endpoints/identity.ts'
import { asApiError } from '../client/ApiError.ts'
import type { Client } from '../client/createClient.ts'
import { findLoader } from '../client/findLoader.ts'
import type { Session } from '../session/createSession.ts'
import { localTexts } from '../session/storage.ts'
import { readToken, tokenKey } from '../session/token.ts'
import { type GetIdentityToken, identityKey } from './config.ts'
import { tellPage } from './reportFault.ts'

// Lazy, because only pages that have a sign-in of their own need it.

/** Milliseconds within which the page's function must answer. */
const timeout = 15_000
/** A session that ends within this time of its exchange is not exchanged again by itself, in milliseconds. */
const shortestSession = 60_000
/** Person of a record whose person is not known, because a password opened the session that was ended. */
const anybody = '*'

/** The part of the suite in use. */
interface Page {
  readonly session: Session
  readonly client: Client
  readonly identity: Map<string, unknown>
}

/** What is stored of the sign-in of the page, for later pages and other tabs of the site. */
interface IdentityRecord {
  /** Expiry of the session's token, which names that session; 0 after the resident signed out. */
  readonly session: number
  /** Issuer and subject of the ID token, or `anybody`. */
  readonly person: string
}

export interface IdentityFollower {
  /** Asks the page who its visitor is, and signs that person in, or the former one out. */
  readonly follow: () => Promise<void>
  /** Signs in although the resident signed out before, or the last attempt failed. */
  readonly retry: () => void
  /** Links the page's person to the account that is signed in. @throws ApiError */
  readonly link: (password: string) => Promise<void>
}

/** The page's function failed. The message contains no token. */
class IdentityFailure extends Error {}

/** Issuer and subject of an ID token, unverified; undefined for other text. */
function personOf(token: string): string | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), character => character.charCodeAt(0))
    const { iss, sub } = JSON.parse(new TextDecoder().decode(bytes))
    return `${iss} ${sub}`
  } catch {
    return undefined
  }
}

/** @throws IdentityFailure if the function throws, takes too long or returns something else than a token */
async function ask(getToken: GetIdentityToken): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout / 1000} s`)), timeout)
  })
  try {
    const token: unknown = await Promise.race([getToken(), late])
    if (token === undefined || token === null || token === '') return undefined
    if (typeof token !== 'string' || !personOf(token)) throw new Error('it returned no ID token')
    return token
  } catch (error) {
    throw new IdentityFailure(String(error).replace(/eyJ[\w.-]+/g, '…'))
  } finally {
    clearTimeout(timer)
  }
}

/** Runs one exchange at a time among all tabs of the site; browsers offer locks to https pages. */
const oneAtATime = (name: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, work) : work()

function createFollower(suite: Page): IdentityFollower {
  const { session, client } = suite
  const { store } = session
  const texts = localTexts()
  const key = `resident-identity:${client.baseUrl}`
  let lastExchange = Number.NEGATIVE_INFINITY
  let ticket = ''

  /** Read at each use, because the page may replace it. */
  const getToken = () => (suite.identity.get(identityKey) as GetIdentityToken)()
  const storedSession = () => readToken(texts, tokenKey(client.baseUrl))

  const readRecord = (): IdentityRecord | undefined => {
    const [, expiry, person] = /^(\d+) (.+)$/.exec(texts.read(key) ?? '') ?? []
    return person === undefined ? undefined : { session: Number(expiry), person }
  }
  const write = (record: IdentityRecord | undefined) =>
    texts.write(key, record && `${record.session} ${record.person}`)

  /** Ends the session without the mark that the resident wanted it. */
  const endSession = () => {
    session.signOut()
    store.setState({ identity: undefined })
    write(undefined)
  }

  const exchange = async (token: string, person: string) => {
    lastExchange = performance.now()
    // The scripts for signed-in residents load meanwhile.
    findLoader()?.prefetch?.()
    const { data } = await client.call(exchangeToken, {
      body: {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: token,
        subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      },
    })
    if (data.kind === 'unlinked') {
      ticket = data.ticket
      store.setState({ status: 'guest', identity: 'unlinked' })
      return
    }
    // Not awaited: elements show the progress and the failure of this load by themselves.
    session.enter(data).catch(() => undefined)
    write({ session: storedSession()?.expiresAt ?? 0, person })
  }

  /** @param isWanted whether the resident asked for it */
  const attempt = async (isWanted: boolean) => {
    const record = readRecord()
    const present = storedSession()
    // A password opened this session, so the page's sign-in does not end it.
    if (present && present.expiresAt !== record?.session) return
    const token = await ask(getToken)
    const person = token && personOf(token)
    if (present && person === record?.person) return
    if (present) endSession()
    if (!token || !person) return write(undefined)
    const hasLeft = record?.session === 0 && [person, anybody].includes(record.person)
    if (hasLeft && !isWanted) {
      write({ session: 0, person })
      store.setState({ status: 'guest', identity: 'left' })
      return
    }
    store.setState({ status: 'loading', identity: 'asking' })
    await exchange(token, person)
  }

  const fail = (code: 'RW-IDENTITY' | 'RW-EXCHANGE', message: string) => {
    tellPage({ code, message })
    // A session that is there stays, because the failure says nothing of the visitor.
    store.setState(
      session.token() === undefined ? { status: 'guest', identity: 'failed' } : { identity: undefined },
    )
  }

  const run = async (isWanted: boolean) => {
    // A session that ends deletes its token after it has told its end.
    await Promise.resolve()
    const before = storedSession()?.value
    await oneAtATime(key, async () => {
      // Another tab was faster.
      const { value } = storedSession() ?? {}
      if (value !== undefined && value !== before) return session.adopt()
      await attempt(isWanted)
    }).catch((error: unknown) => {
      if (error instanceof IdentityFailure)
        return fail('RW-IDENTITY', `getIdentityToken() failed: ${error.message}`)
      const { code, status } = asApiError(error)
      fail('RW-EXCHANGE', `The ID token was not exchanged for a session: ${code} (${status}).`)
    })
  }

  store.subscribe((now, before) => {
    if (now.identity === 'left' && before.status !== 'guest')
      write({ session: 0, person: readRecord()?.person ?? anybody })
    if (now.status !== 'guest' || before.status === 'guest' || now.identity || before.identity) return
    if (performance.now() - lastExchange > shortestSession) session.hold(run(false))
    else if (now.expired) fail('RW-EXCHANGE', 'The session ended as soon as it began.')
  })
  // A page that the browser restores was left before the visitor signed in or out.
  addEventListener('pageshow', ({ persisted }) => persisted && session.hold(run(false)))

  return {
    follow: () => run(false),
    retry: () => session.hold(run(true)),
    async link(password) {
      await client.call(linkIdentity, { body: { ticket, password } })
    },
  }
}

/** The follower of the page's own sign-in. */
export function identityFollower(suite: Page): IdentityFollower {
  const present = suite.identity.get('follower')
  if (present) return present as IdentityFollower
  const follower = createFollower(suite)
  suite.identity.set('follower', follower)
  return follower
}
