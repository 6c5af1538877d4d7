import { createStore } from 'zustand/vanilla'
import { findContract, groupsForRole, startRole } from '../../src/api/rules/access.ts'
import type { FirstViewOptions, FirstViewServer } from '../../src/api/rules/firstViews.ts'
import { createClient } from '../../src/client/createClient.ts'
import type { Fetch } from '../../src/client/Fetch.ts'
import type { Texts } from '../../src/i18n/createTexts.ts'
import { fetchPerson } from '../../src/session/personCalls.ts'
import { type SessionState, signedOut } from '../../src/session/SessionState.ts'
import { createOnce } from '../../src/suite/createOnce.ts'
import type { Suite } from '../../src/suite/getSuite.ts'

declare const __SUITE_VERSION__: string

const nothing = () => undefined

/** Calls the API. A failure counts as missing, so that nothing is asked for again: the browser will see for itself. */
const fetchOf =
  ({ callApi }: FirstViewServer): Fetch =>
  async (address, init) => {
    const answer = await callApi(new Request(address, init))
    return answer.status < 500 ? answer : new Response(null, { status: 404 })
  }

/**
 * What the components of an element ask a page's suite for while they render, with the session of a person.
 * @returns undefined for a person who has to correct the profile, or does not have the contract in the role that they start in
 * @throws ApiError if the person cannot be fetched
 */
export async function createServerSuite(
  { contract, vendor }: FirstViewOptions,
  server: FirstViewServer,
  texts: Texts,
): Promise<Suite | undefined> {
  const { locale, token, portal, baseUrl } = server
  const client = createClient({
    baseUrl,
    token: () => token,
    locale: () => locale,
    onUnauthenticated: nothing,
    fetch: fetchOf(server),
  })
  const { user, groups: allGroups } = await fetchPerson(client)
  const role = startRole(user, allGroups, undefined)
  const groups = groupsForRole(allGroups, role?.id ?? 0)
  if (!findContract(groups, contract)) return undefined
  const state: SessionState = {
    ...signedOut,
    ...{ status: 'ready', user, allGroups, groups },
    roleId: role?.id,
    expired: false,
  }
  const suite = {
    version: __SUITE_VERSION__,
    config: { vendor },
    portal,
    client,
    session: { store: createStore(() => state) },
    language: { of: () => locale, store: createStore(() => ({ chosen: locale, page: locale })) },
    texts,
    once: createOnce(),
    notOffered: createStore(() => []),
    report: nothing,
    shared: new Map(),
  } satisfies Partial<Record<keyof Suite, unknown>>
  return suite as unknown as Suite
}
