import { createStore, type StoreApi } from 'zustand/vanilla'
import { findContract, groupsForRole, startRole } from '../api/rules/access.ts'
import type { Credentials } from '../api/schemas/auth.ts'
import type { OrganizationGroup } from '../api/schemas/organizations.ts'
import { asApiError } from '../client/ApiError.ts'
import type { Client } from '../client/createClient.ts'
import { dropPrefetchedAnswers } from '../client/prefetchedAnswers.ts'
import { contractCookie, readId, roleCookie } from './chosenIds.ts'
import { type SessionState, signedOut } from './SessionState.ts'
import { cookieTexts, draftsKey, localTexts, type TextStorage } from './storage.ts'
import { expiredKey, keepToken, readToken, type Token, tokenKey } from './token.ts'

export interface Session {
  readonly store: StoreApi<SessionState>
  readonly token: () => string | undefined
  /** @throws ApiError if the credentials are refused or the user cannot be fetched */
  readonly signIn: (credentials: Credentials) => Promise<void>
  /** Signs in with a token from another source, e.g. a provider (AUT-11). @throws ApiError */
  readonly enter: (answer: { readonly token: string; readonly expiresIn: number }) => Promise<void>
  /** Requests the confirmation link again (AUT-2). @throws ApiError */
  readonly resendLink: (email: string) => Promise<void>
  readonly signOut: () => Promise<void>
  /** Ends the session without a call, e.g. after the account and its tokens were deleted. */
  readonly leave: () => void
  /** Lets elements wait for the sign-in of the page; they show no data of an earlier session until then. */
  readonly hold: (work: Promise<void>) => void
  /** Takes over the session that another tab of this site has stored, or its end. */
  readonly adopt: () => void
  /** Fetches the user if there is a token; concurrent calls share one request. */
  readonly load: () => Promise<void>
  /** Fetches the user again, e.g. after a contract was renamed. */
  readonly refresh: () => Promise<void>
  /** Sets the current contract to one of the user's own; any other id clears it (CON-10). */
  readonly chooseContract: (contractId: number | undefined) => void
  /** Hides a contract before it is deleted on the server, or shows it again after an undo. */
  readonly setAside: (contractId: number, aside: boolean) => void
  /** Switches the role and clears the contract (NAV-8). */
  readonly chooseRole: (roleId: number) => void
  /** Called by the client when a call with this token is answered 401 (AUT-14). */
  readonly expire: (token: string) => void
  readonly stop: () => void
}

const calls = () => import('./personCalls.ts')

/** Creates the session of one page. The client is a function because each needs the other. */
export function createSession(
  client: () => Client,
  texts: TextStorage = localTexts(),
  cookies: TextStorage = cookieTexts(),
): Session {
  const key = () => tokenKey(client().baseUrl)
  let token: Token | undefined = readToken(texts, key())
  let loading: Promise<void> | undefined
  /** The sign-in of the page, while elements wait for it. */
  let holding: Promise<void> | undefined
  /** The token whose user's activity was reported. */
  let noted: string | undefined
  const aside = new Set<number>()

  /** The vendors visible in a role (PER-3). */
  const visibleGroups = (groups: readonly OrganizationGroup[], roleId: number) =>
    groupsForRole(groups, roleId)
      .map(group => ({ ...group, contracts: group.contracts.filter(({ id }) => !aside.has(id)) }))
      .filter(({ contracts }) => contracts.length > 0)

  const enter = async (next: Token) => {
    token = next
    keepToken(texts, key(), token)
    loading = undefined
    store.setState({ ...signedOut, status: 'loading', expired: false })
    await load()
  }

  const store = createStore<SessionState>(() => ({
    ...signedOut,
    status: token ? 'loading' : 'guest',
    roleId: readId(cookies, roleCookie),
    expired: false,
  }))

  const end = (expired: boolean, isElsewhere = false) => {
    texts.write(expiredKey(client().baseUrl), expired && token ? String(token.expiresAt) : undefined)
    token = undefined
    loading = undefined
    aside.clear()
    // Before the token is deleted, so that other tabs find what subscribers store about the end.
    store.setState({ ...signedOut, expired, identity: expired || isElsewhere ? undefined : 'left' })
    keepToken(texts, key(), undefined)
    // Drafts survive an expired session; signing out deletes them.
    if (!expired) {
      texts.write(draftsKey(client().baseUrl), undefined)
      cookies.write(contractCookie, undefined)
    }
  }

  /** Keeps the person's contracts beside the token, for the first calls of the next page. */
  const remember = (groups: readonly OrganizationGroup[]) => {
    const contracts = groups.flatMap(group => group.contracts.map(({ id }) => id))
    if (!token || String(contracts) === String(token.contracts ?? [])) return
    token = { ...token, contracts }
    keepToken(texts, key(), token)
  }

  const loadPerson = async (isLatest: () => boolean) => {
    const { fetchPerson, noteActivity } = await calls()
    const { user, groups: allGroups } = await fetchPerson(client())
    await holding
    if (!isLatest()) return
    remember(allGroups)
    if (noted !== token?.value) {
      noted = token?.value
      // Best effort: nothing depends on it.
      noteActivity(client()).catch(() => undefined)
    }
    const role = startRole(user, allGroups, store.getState().roleId)
    const groups = visibleGroups(allGroups, role?.id ?? 0)
    const preferredContract = store.getState().contractId ?? readId(cookies, contractCookie)
    const contractId = findContract(groups, preferredContract)?.contract.id
    store.setState({
      status: 'ready',
      user,
      allGroups,
      groups,
      roleId: role?.id,
      contractId,
      error: undefined,
    })
  }

  const load = (): Promise<void> => {
    if (!token) return holding ? holding.then(load) : Promise.resolve()
    if (loading) return loading
    // If two loads overlap, or the session ends meanwhile, only the later one counts.
    const isLatest = () => loading === started
    const started = loadPerson(isLatest).catch((error: unknown) => {
      if (isLatest()) {
        loading = undefined
        // Loaded data stays if a later load fails.
        if (store.getState().status !== 'ready')
          store.setState({ status: 'failed', error: asApiError(error) })
      }
      throw error
    })
    loading = started
    return started
  }

  const adopt = () => {
    const next = readToken(texts, key())
    if (next?.value === token?.value) return
    if (!next) {
      const expiry = texts.read(expiredKey(client().baseUrl))
      return end(expiry === String(token?.expiresAt), true)
    }
    token = next
    loading = undefined
    store.setState({ ...signedOut, status: 'loading', expired: false })
    load().catch(() => undefined)
  }

  // Another tab of this site signed in or out (the event never reaches the tab that wrote).
  const onStorage = (event: StorageEvent) => {
    if (event.key === key() || event.key === null) adopt()
  }
  addEventListener('storage', onStorage)
  // A page that the browser restores was told of nothing meanwhile.
  const onRestore = ({ persisted }: PageTransitionEvent) => persisted && adopt()
  addEventListener('pageshow', onRestore)

  return {
    store,
    token() {
      if (token && token.expiresAt <= Date.now()) end(true)
      return token?.value
    },
    async signIn(credentials) {
      const { fetchToken } = await calls()
      await enter(await fetchToken(client(), credentials))
    },
    enter: ({ token: value, expiresIn }) => enter({ value, expiresAt: Date.now() + expiresIn * 1000 }),
    async resendLink(email) {
      const { resendLink } = await calls()
      await resendLink(client(), email)
    },
    async signOut() {
      const endedToken = token?.value
      end(false)
      // A lost answer must not keep the user signed in here.
      if (endedToken)
        await calls()
          .then(({ endToken }) => endToken(client(), endedToken))
          .catch(() => undefined)
    },
    leave: () => end(false),
    hold(work) {
      const held: Promise<void> = work
        .catch(() => 'failed' as const)
        .then(failure => {
          if (holding !== held) return
          holding = undefined
          const { identity } = store.getState()
          if (!token)
            store.setState({
              status: 'guest',
              identity: failure ?? (identity === 'asking' ? undefined : identity),
            })
        })
      holding = held
      if (!token) store.setState({ status: 'loading', identity: 'asking' })
    },
    adopt,
    load,
    async refresh() {
      dropPrefetchedAnswers()
      loading = undefined
      await load()
    },
    chooseContract(contractId) {
      const owned = findContract(store.getState().groups, contractId)?.contract.id
      cookies.write(contractCookie, owned === undefined ? undefined : String(owned))
      store.setState({ contractId: owned })
    },
    setAside(contractId, isHidden) {
      if (isHidden) aside.add(contractId)
      else aside.delete(contractId)
      const { allGroups, roleId, contractId: current } = store.getState()
      const groups = visibleGroups(allGroups, roleId ?? 0)
      store.setState({ groups, contractId: findContract(groups, current)?.contract.id })
    },
    chooseRole(roleId) {
      const { user, allGroups } = store.getState()
      if (!user?.roles.some(({ id }) => id === roleId)) return
      cookies.write(roleCookie, String(roleId))
      cookies.write(contractCookie, undefined)
      store.setState({ roleId, contractId: undefined, groups: visibleGroups(allGroups, roleId) })
    },
    expire(value) {
      if (token?.value === value) end(true)
    },
    stop() {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onRestore)
    },
  }
}
