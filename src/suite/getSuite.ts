import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Client, createClient } from '../client/createClient.ts'
import type { Fetch } from '../client/Fetch.ts'
import { findLoader } from '../client/findLoader.ts'
import { inBrowserDemoOrigin } from '../client/inBrowserDemoMessages.ts'
import { type BroughtTexts, createTexts, type Texts } from '../i18n/createTexts.ts'
import { createSession, type Session } from '../session/createSession.ts'
import { memoryTexts } from '../session/storage.ts'
import { readConfig, type SuiteConfig } from './config.ts'
import { createLanguage, type Language } from './createLanguage.ts'
import { createOnce } from './createOnce.ts'
import type { Toasts } from './createToasts.ts'

declare const __SUITE_VERSION__: string

/** What all elements of one page share. */
export interface Suite {
  readonly version: string
  readonly config: SuiteConfig
  /** Origin of the portal that belongs to the API, e.g. "https://portal.example". */
  readonly portal: string
  readonly client: Client
  readonly session: Session
  readonly texts: Texts
  readonly language: Language
  /** Shows a toast; the code is loaded with the first one (LAY-16). */
  readonly toasts: { readonly show: (...toast: Parameters<Toasts['show']>) => void }
  readonly once: ReturnType<typeof createOnce>
  /** Names of the elements that need a level which the back end does not offer; empty until a call is missing. */
  readonly notOffered: StoreApi<readonly string[]>
  /** Lazily created objects, such as the query client. */
  readonly shared: Map<string, unknown>
}

const suiteKey = Symbol.for('resident-widgets')
type Page = { [suiteKey]?: Suite }

const sandbox = () => import('../client/inBrowserDemo.ts')
const inBrowserDemoFetch: Fetch = async (...request) => (await sandbox()).inBrowserDemoFetch(...request)
const toasts = () => import('./getToasts.ts')
const levels = () => import('./askForLevels.ts')

let configured: SuiteConfig = {}
let warned = false

/** Sets the configuration of all elements. Only effective before the first element is defined. */
export function configure(config: SuiteConfig): void {
  configured = config
}

/** The page's suite: created by the first script, shared by later ones. */
export function getSuite(): Suite {
  const page = globalThis as Page
  const present = page[suiteKey]
  if (present) {
    if (present.version !== __SUITE_VERSION__ && !warned) {
      warned = true
      // biome-ignore lint/suspicious/noConsole: two versions on a page are a mistake that its developer has to see
      console.warn(`[resident RW-VERSION] ${__SUITE_VERSION__} uses the ${present.version} that came first.`)
    }
    return present
  }
  const suite = createSuite({ ...findLoader()?.config, ...configured })
  page[suiteKey] = suite
  return suite
}

function createSuite(raw: Readonly<Record<string, unknown>>): Suite {
  const config = readConfig(raw)
  const sandboxed = config.api === 'sandbox'
  const portal = new URL((sandboxed ? findLoader()?.base : config.api) ?? location.origin).origin
  const language = createLanguage(config.locale)
  const client: Client = createClient({
    baseUrl: `${sandboxed ? inBrowserDemoOrigin : portal}/api/v5`,
    // The in-browser demo has to load and start before it answers.
    ...(sandboxed && { fetch: inBrowserDemoFetch, timeout: 120_000 }),
    token: () => session.token(),
    locale: () => language.of(undefined),
    onUnauthenticated: token => session.expire(token),
    onMissing: () =>
      void levels().then(
        ({ askForLevels }) => askForLevels(suite),
        () => undefined,
      ),
  })
  const texts = sandboxed ? memoryTexts() : undefined
  const session = createSession(() => client, texts, texts)
  dispatchSessionEvents(session)
  const suite: Suite = {
    version: __SUITE_VERSION__,
    config,
    portal,
    client,
    session,
    texts: createTexts((...args) => findLoader()?.texts?.(...args) as ReturnType<BroughtTexts>),
    language,
    toasts: {
      show: (...toast) =>
        void toasts().then(
          ({ getToasts }) => getToasts(suite).show(...toast),
          () => undefined,
        ),
    },
    once: createOnce(),
    notOffered: createStore(() => []),
    shared: new Map(),
  }
  return suite
}

/** Dispatches session events on `document`, for the page. */
function dispatchSessionEvents({ store }: Session) {
  const dispatch = (name: string, detail: unknown) =>
    document.dispatchEvent(new CustomEvent(name, { detail }))
  store.subscribe((now, before) => {
    const signedIn = now.status !== 'guest'
    if (signedIn !== (before.status !== 'guest')) dispatch('resident-session-changed', { signedIn })
    if (now.contractId !== before.contractId)
      dispatch('resident-contract-changed', { contractId: now.contractId ?? null })
  })
}
