import { createStore, type StoreApi } from 'zustand/vanilla'
import { findContract, groupsForRole } from '../api/rules/access.ts'
import type { Credentials } from '../api/schemas/auth.ts'
import type { OrganizationGroup } from '../api/schemas/organizations.ts'
import type { User } from '../api/schemas/users.ts'
import { type ApiError, asApiError } from '../client/ApiError.ts'
import type { Client } from '../client/createClient.ts'
import { cookieTexts, draftsKey, localTexts, type TextStorage } from './storage.ts'
import { keepToken, readToken, type Token, tokenKey } from './token.ts'

/** What all elements of a page know about the person. */
export interface SessionState {
  /** `loading`: there is a token, the person is being fetched. `failed`: that did not work, `error` says why. */
  readonly status: 'guest' | 'loading' | 'ready' | 'failed'
  readonly user: User | undefined
  /** Vendors with the contracts the person holds in the current role (PER-3). */
  readonly groups: readonly OrganizationGroup[]
  readonly allGroups: readonly OrganizationGroup[]
  readonly roleId: number | undefined
  readonly contractId: number | undefined
  /** True when the session ended by itself, so that a person is told why. */
  readonly expired: boolean
  readonly error: ApiError | undefined
}

export interface Session {
  readonly store: StoreApi<SessionState>
  readonly token: () => string | undefined
  /** @throws ApiError when the details are refused or the person cannot be fetched */
  readonly signIn: (credentials: Credentials) => Promise<void>
  /** Signs in with a token that was got another way, e.g. through a provider (AUT-11). @throws ApiError */
  readonly enter: (answer: { readonly token: string; readonly expiresIn: number }) => Promise<void>
  /** Asks for the confirmation link once more (AUT-2). @throws ApiError */
  readonly resendLink: (email: string) => Promise<void>
  readonly signOut: () => Promise<void>
  /** Ends the session here alone, as when the account is gone and with it every token. */
  readonly leave: () => void
  /** Fetches the person if there is a token; calls at the same time share one request. */
  readonly load: () => Promise<void>
  /** Fetches the person again, e.g. after a contract got a name. */
  readonly refresh: () => Promise<void>
  /** Makes a contract of the person's own the current one; anything else clears it (CON-10). */
  readonly chooseContract: (contractId: number | undefined) => void
  /** Shows a contract as gone before the server is told, or as there again: what can be undone for a while. */
  readonly setAside: (contractId: number, aside: boolean) => void
  /** Switches the role and forgets the contract (NAV-8). */
  readonly chooseRole: (roleId: number) => void
  /** Told by the client when a call with this token answered 401 (AUT-14). */
  readonly expire: (token: string) => void
  readonly stop: () => void
}

const calls = () => import('./personCalls.ts')

const signedOut = {
  status: 'guest',
  user: undefined,
  groups: [],
  allGroups: [],
  contractId: undefined,
  error: undefined,
} as const

/** Makes the session of one page. The client is asked for late because each needs the other. */
export function createSession(
  client: () => Client,
  texts: TextStorage = localTexts(),
  cookies: TextStorage = cookieTexts(),
): Session {
  const key = () => tokenKey(client().baseUrl)
  const number = (name: string) => {
    const value = Number(cookies.read(name))
    return Number.isInteger(value) && value > 0 ? value : undefined
  }
  let token: Token | undefined = readToken(texts, key())
  let loading: Promise<void> | undefined
  /** The token whose person was noted as being here. */
  let noted: string | undefined
  let latest: symbol | undefined
  const aside = new Set<number>()

  /** What is seen of the vendors in a role (PER-3). */
  const seen = (groups: readonly OrganizationGroup[], roleId: number) =>
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
    roleId: number('resident-role'),
    expired: false,
  }))

  const end = (expired: boolean) => {
    token = undefined
    loading = undefined
    keepToken(texts, key(), undefined)
    // Somebody whose session ended by itself goes on where they were; whoever leaves takes their words along.
    if (!expired) {
      texts.write(draftsKey(client().baseUrl), undefined)
      cookies.write('resident-contract', undefined)
    }
    aside.clear()
    store.setState({ ...signedOut, expired })
  }

  const loadPerson = async () => {
    const started = token
    // Of two that run at once the later one knows more.
    const turn = Symbol('turn')
    latest = turn
    const { fetchPerson, noteActivity } = await calls()
    const { user, groups: allGroups } = await fetchPerson(client())
    if (token !== started || latest !== turn) return
    if (started && noted !== started.value) {
      noted = started.value
      // Nothing depends on it.
      noteActivity(client()).catch(() => undefined)
    }
    const stored = store.getState().roleId
    const role = user.roles.find(({ id }) => id === stored) ?? user.roles[0]
    const groups = seen(allGroups, role?.id ?? 0)
    const wanted = store.getState().contractId ?? number('resident-contract')
    const contractId = findContract(groups, wanted)?.contract.id
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

  const load = () => {
    if (!token) return Promise.resolve()
    loading ??= loadPerson().catch((error: unknown) => {
      loading = undefined
      // What was loaded stays, whatever happens to a later try.
      if (token && store.getState().status !== 'ready')
        store.setState({ status: 'failed', error: asApiError(error) })
      throw error
    })
    return loading
  }

  const adopt = (next: Token | undefined) => {
    if (next?.value === token?.value) return
    if (!next) return end(false)
    token = next
    loading = undefined
    store.setState({ ...signedOut, status: 'loading', expired: false })
    load().catch(() => undefined)
  }

  // Signing in or out in another tab of this site (the event never comes to the tab that wrote).
  const onStorage = (event: StorageEvent) => {
    if (event.key === key() || event.key === null) adopt(readToken(texts, key()))
  }
  addEventListener('storage', onStorage)

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
      const left = token?.value
      end(false)
      // A lost answer must not keep a person signed in here.
      if (left)
        await calls()
          .then(({ endToken }) => endToken(client(), left))
          .catch(() => undefined)
    },
    leave: () => end(false),
    load,
    async refresh() {
      loading = undefined
      await load()
    },
    chooseContract(contractId) {
      const owned = findContract(store.getState().groups, contractId)?.contract.id
      cookies.write('resident-contract', owned === undefined ? undefined : String(owned))
      store.setState({ contractId: owned })
    },
    setAside(contractId, gone) {
      if (gone) aside.add(contractId)
      else aside.delete(contractId)
      const { allGroups, roleId, contractId: current } = store.getState()
      const groups = seen(allGroups, roleId ?? 0)
      store.setState({ groups, contractId: findContract(groups, current)?.contract.id })
    },
    chooseRole(roleId) {
      const { user, allGroups } = store.getState()
      if (!user?.roles.some(({ id }) => id === roleId)) return
      cookies.write('resident-role', String(roleId))
      cookies.write('resident-contract', undefined)
      store.setState({ roleId, contractId: undefined, groups: seen(allGroups, roleId) })
    },
    expire(value) {
      if (token?.value === value) end(true)
    },
    stop: () => removeEventListener('storage', onStorage),
  }
}
