import type { User } from '../../src/api/schemas/users.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { storeChatUser } from './chatMemory.ts'

/** Global API of the provider's script. Every method throws before `chatwoot:ready`. */
interface ChatwootApi {
  readonly setUser: (identifier: string, person: Readonly<Record<string, string>>) => void
  readonly setLocale: (locale: string) => void
  readonly toggleBubbleVisibility: (action: 'show' | 'hide') => void
  readonly toggle: (action: 'open' | 'close') => void
  readonly reset: () => void
  readonly hasLoaded?: boolean
  /** The identified person, whom the script sends to its frame whenever that loads. `reset` keeps them. */
  user?: object | undefined
  identifier?: string | undefined
}

export type ChatwootPage = Window & {
  chatwootSettings?: object
  chatwootSDK?: { readonly run: (options: { websiteToken: string; baseUrl: string }) => void }
  $chatwoot?: ChatwootApi
}

export interface Provider {
  readonly baseUrl: string
  readonly websiteToken: string
}

/** The provider's chat on this page. */
export interface Chatwoot {
  /** Loads the script and waits until it is ready; can be called again after a failure. @throws Error */
  readonly load: () => Promise<void>
  /** Whether the chat is loaded and identified with this e-mail address. */
  readonly isOf: (email: string | undefined) => boolean
  /** Identifies the user, once for each e-mail address (CHT-1). */
  readonly identify: (person: User, identifier: string, identifierHmac: string, locale: string) => void
  /** Shows or hides the provider's button. */
  readonly show: (visible: boolean) => void
  readonly open: () => void
  /** Calls back when the chat refuses something, e.g. the user's hash. @returns ends that */
  readonly onError: (listener: (error: Error) => void) => () => void
}

/** The text of a `chatwoot:error`, whose detail has no declared shape. */
const errorOf = (event: Event) => {
  const { detail } = event as CustomEvent<unknown>
  return new Error(
    `The chat refuses: ${typeof detail === 'string' ? detail : JSON.stringify(detail ?? null)}`,
  )
}

/** Milliseconds until loading times out. */
const loadTimeout = 15_000

/**
 * Milliseconds after which a reset conversation counts as ready, with or without a message from its frame.
 */
const resetTimeout = 5000

const attributesOf = ({ email, firstName, lastName, phone }: User, identifier_hash: string) => ({
  email,
  name: `${firstName} ${lastName}`.trim(),
  ...(phone && { phone_number: phone }),
  identifier_hash,
})

/**
 * The provider's script overwrites `window.onmessage`. Restores the page's handler and adds the script's
 * one as a listener.
 */
function keepPageHandler(page: ChatwootPage, own: Window['onmessage']) {
  const set = page.onmessage
  if (set === own || !set || !String(set).includes('chatwoot')) return
  page.onmessage = own
  page.addEventListener('message', event => set.call(page, event))
}

function addScript(src: string): Promise<void> {
  const script = document.createElement('script')
  script.async = true
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The chat cannot be reached.'))
    }
    // Throws under Trusted Types; the chat then counts as unreachable.
    script.src = src
    document.head.append(script)
  })
}

/** The page's single instance of the provider's chat, created by the first caller. */
export function chatwootOf(suite: Suite, provider: Provider, page: ChatwootPage = window): Chatwoot {
  const existing = suite.shared.get('chatwoot')
  if (existing) return existing as Chatwoot
  const instance = createChatwoot(suite, provider, page)
  suite.shared.set('chatwoot', instance)
  return instance
}

function createChatwoot({ client, session }: Suite, provider: Provider, page: ChatwootPage): Chatwoot {
  const { baseUrl } = client
  const origin = new URL(provider.baseUrl).origin
  /** Calls queued until the script is ready. */
  let waiting: ((api: ChatwootApi) => void)[] = []
  let isReady = false
  let loading: Promise<void> | undefined
  /** E-mail address of the identified user. */
  let email: string | undefined

  const attempt = (call: (api: ChatwootApi) => void) => {
    try {
      if (page.$chatwoot) call(page.$chatwoot)
    } catch {
      // Errors of the provider's script must not break the page.
    }
  }
  const whenReady = (call: (api: ChatwootApi) => void) => {
    if (isReady) attempt(call)
    else waiting.push(call)
  }
  const ready = () => {
    isReady = true
    const calls = waiting
    waiting = []
    for (const call of calls) attempt(call)
  }

  /** A reset fires no second `chatwoot:ready`, but the frame posts "loaded" each time. */
  const awaitFrame = () => {
    isReady = false
    const done = () => {
      clearTimeout(timer)
      page.removeEventListener('message', onMessage)
      ready()
    }
    const onMessage = ({ origin: from, data }: MessageEvent) => {
      if (from === origin && /^chatwoot-widget:.*"event":"loaded"/.test(String(data))) done()
    }
    const timer = setTimeout(done, resetTimeout)
    page.addEventListener('message', onMessage)
  }

  const leave = () => {
    email = undefined
    waiting = []
    storeChatUser(baseUrl, undefined)
    if (!isReady) return
    attempt(api => api.toggleBubbleVisibility('hide'))
    attempt(api => {
      api.user = undefined
      api.identifier = undefined
      api.reset()
    })
    awaitFrame()
  }
  // A 401, a sign-out and a change of user end the conversation (CHT-1).
  session.store.subscribe((now, before) => {
    if (before.user && now.user?.id !== before.user.id) leave()
  })

  const onError = (listener: (error: Error) => void) => {
    const onEvent = (event: Event) => listener(errorOf(event))
    page.addEventListener('chatwoot:error', onEvent)
    return () => page.removeEventListener('chatwoot:error', onEvent)
  }
  // A user whose hash was refused is identified again at the next load of an element.
  onError(() => {
    email = undefined
    storeChatUser(baseUrl, undefined)
  })

  // The frame posts once, possibly after the timeout.
  const sdkReady = new Promise<void>(resolve =>
    page.addEventListener('chatwoot:ready', () => resolve(), { once: true }),
  )
  const run = async () => {
    if (page.$chatwoot?.hasLoaded) return
    const own = page.onmessage
    const looks = { position: 'right', type: 'standard' }
    page.chatwootSettings = { ...looks, ...page.chatwootSettings, hideMessageBubble: true }
    if (!page.chatwootSDK) await addScript(`${provider.baseUrl}/packs/js/sdk.js`)
    if (!page.chatwootSDK) throw new Error('The chat has no script at its address.')
    page.chatwootSDK.run({ ...provider })
    keepPageHandler(page, own)
    await sdkReady
    keepPageHandler(page, own)
  }
  const start = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The chat does not answer.')), loadTimeout)
    })
    let stopListening = () => {}
    const refusal = new Promise<never>((_, reject) => {
      stopListening = onError(reject)
    })
    try {
      await Promise.race([run(), timeout, refusal])
      ready()
    } finally {
      clearTimeout(timer)
      stopListening()
    }
  }

  return {
    load() {
      loading ??= start().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
    isOf: candidate => email !== undefined && email === candidate,
    identify(person, identifier, identifierHmac, locale) {
      if (email === person.email) return
      email = person.email
      storeChatUser(baseUrl, person.id)
      whenReady(api => api.setUser(identifier, attributesOf(person, identifierHmac)))
      whenReady(api => api.setLocale(locale))
    },
    show: visible => whenReady(api => api.toggleBubbleVisibility(visible ? 'show' : 'hide')),
    open: () => whenReady(api => api.toggle('open')),
    onError,
  }
}
