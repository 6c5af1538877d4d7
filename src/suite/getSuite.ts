import { createStore, type StoreApi } from 'zustand/vanilla'
import { apiBase } from '../client/apiBase.ts'
import { type Client, createClient } from '../client/createClient.ts'
import type { Fetch } from '../client/Fetch.ts'
import { findLoader, hasTagSuffix } from '../client/findLoader.ts'
import { inBrowserDemoOrigin } from '../client/inBrowserDemoMessages.ts'
import { type BroughtTexts, createTexts, type Texts } from '../i18n/createTexts.ts'
import { createSession, type Session } from '../session/createSession.ts'
import type { SessionState } from '../session/SessionState.ts'
import { memoryTexts } from '../session/storage.ts'
import type { BackEndFault } from './BackEndFault.ts'
import { identityKey, readConfig, type SuiteConfig } from './config.ts'
import { createLanguage, type Language } from './createLanguage.ts'
import { createOnce } from './createOnce.ts'
import type { Toasts } from './createToasts.ts'
import { pageShare } from './pageShare.ts'
import { portalOrigin } from './portalOrigin.ts'

declare const __SUITE_VERSION__: string

/** What all elements of one build share on a page. */
export interface Suite {
  readonly version: string
  readonly config: SuiteConfig
  /** Origin of the portal that links lead to, e.g. "https://portal.example". */
  readonly portal: string
  readonly client: Client
  readonly session: Session
  /** The sign-in of the page: its function, and what follows it. */
  readonly identity: Map<string, unknown>
  readonly texts: Texts
  readonly language: Language
  /** Shows a toast; the code is loaded with the first one (LAY-16). */
  readonly toasts: { readonly show: (...toast: Parameters<Toasts['show']>) => void }
  readonly once: ReturnType<typeof createOnce>
  /** Names of the elements whose level the back end does not offer, and name and vendor of those whose feature is off. */
  readonly notOffered: StoreApi<readonly string[]>
  /** What the back end did wrong on this page so far, for the doctor. */
  readonly faults: StoreApi<readonly BackEndFault[]>
  /** Reports a fault of the back end; the code is loaded with the first one. */
  readonly report: (fault: BackEndFault) => void
  /** Lazily created objects, such as the query client. */
  readonly shared: Map<string, unknown>
}

const suiteKey = Symbol.for('resident-widgets')
type Page = { [suiteKey]?: Suite }

const sandbox = () => import('../client/inBrowserDemo.ts')
const inBrowserDemoFetch: Fetch = async (...request) => (await sandbox()).inBrowserDemoFetch(...request)
const toasts = () => import('./getToasts.ts')
/** Runs with the code of reports, if that can be loaded. */
const report = (run: (reports: typeof import('./reportFault.ts')) => void) =>
  void import('./reportFault.ts').then(run, () => undefined)
const levels = () => import('./askForLevels.ts')
const follower = () => import('./identityFollower.ts')

let configured: SuiteConfig = {}
/** The suite of a build with a suffix. */
let ownSuite: Suite | undefined
let warned = false

/** Sets the configuration of all elements. Only effective before the first element is defined. */
export function configure(config: SuiteConfig): void {
  configured = config
}

/** The page's suite: created by the first script, shared by later ones; a build with a suffix has its own. */
export function getSuite(): Suite {
  if (hasTagSuffix()) {
    ownSuite ??= createSuite({ ...findLoader()?.config, ...configured })
    return ownSuite
  }
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
  const own = new URL(findLoader()?.base ?? location.href).origin
  const language = createLanguage(config.locale)
  const client: Client = createClient({
    baseUrl: apiBase(sandboxed ? inBrowserDemoOrigin : (config.api ?? own)),
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
    onWrongAnswer: answer => report(({ reportAnswer }) => reportAnswer(suite, answer)),
  })
  const texts = sandboxed ? memoryTexts() : undefined
  const { apis } = pageShare()
  const present = apis.get(client.baseUrl)
  const { session, identity } = present ?? {
    session: createSession(() => client, texts, texts),
    identity: new Map(),
  }
  if (!present) {
    apis.set(client.baseUrl, { session, identity })
    dispatchSessionEvents(session)
  }
  const suite: Suite = {
    version: __SUITE_VERSION__,
    config,
    portal: portalOrigin(config, own),
    client,
    session,
    identity,
    texts: createTexts((...args) => {
      const loader = findLoader()
      return (loader?.texts?.(...args) ?? loader?.fetchedTexts?.(...args)) as ReturnType<BroughtTexts>
    }),
    language,
    toasts: {
      show: (...toast) =>
        void toasts().then(
          ({ getToasts }) => getToasts().show(...toast),
          () => undefined,
        ),
    },
    once: createOnce(),
    notOffered: createStore(() => []),
    faults: createStore(() => []),
    report: fault => report(({ reportFault }) => reportFault(suite, fault)),
    shared: new Map(),
  }
  if (!identity.has(identityKey)) followIdentity(suite, config)
  const loader = findLoader()
  if (loader) loader.onConfigure = settings => followIdentity(suite, readConfig(settings))
  return suite
}

/** Signs visitors in who are signed in to the page (IDP-6). The in-browser demo knows no other sign-in. */
function followIdentity(suite: Suite, { getIdentityToken }: SuiteConfig) {
  if (!getIdentityToken || suite.config.api === 'sandbox') return
  suite.identity.set(identityKey, getIdentityToken)
  suite.session.hold(follower().then(({ identityFollower }) => identityFollower(suite).follow()))
}

const isSignedIn = ({ status, identity }: SessionState) => status !== 'guest' && identity !== 'asking'

/** Dispatches session events on `document`, for the page. */
function dispatchSessionEvents({ store }: Session) {
  const dispatch = (name: string, detail: unknown) =>
    document.dispatchEvent(new CustomEvent(name, { detail }))
  store.subscribe((now, before) => {
    const signedIn = isSignedIn(now)
    if (signedIn !== isSignedIn(before)) dispatch('resident-session-changed', { signedIn })
    if (now.contractId !== before.contractId)
      dispatch('resident-contract-changed', { contractId: now.contractId ?? null })
  })
}
