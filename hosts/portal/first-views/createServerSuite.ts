import { createStore } from 'zustand/vanilla'
import { me } from '../../../src/api/endpoints/auth.ts'
import { organizationGroupsWithContracts } from '../../../src/api/endpoints/organizationGroups.ts'
import { findContract, groupsForRole, startRole } from '../../../src/api/rules/access.ts'
import type { FirstViewServer } from '../../../src/api/rules/firstViews.ts'
import { createClient } from '../../../src/client/createClient.ts'
import type { Fetch } from '../../../src/client/Fetch.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { type SessionState, signedOut } from '../../../src/session/SessionState.ts'
import { createOnce } from '../../../src/suite/createOnce.ts'
import type { Suite } from '../../../src/suite/getSuite.ts'
import { loadTranslations } from '../../../src/suite/publicData.ts'
import { keepPublicAnswers } from './keepPublicAnswers.ts'
import { loadServerTexts } from './loadServerTexts.ts'

declare const __SUITE_VERSION__: string

const nothing = () => undefined

const keepPublic = keepPublicAnswers()

/** Calls the API. A failure counts as missing, so that nothing is asked for again: the browser will see for itself. */
const fetchOf =
  ({ callApi }: FirstViewServer): Fetch =>
  async (address, init) => {
    const answer = await keepPublic(new Request(address, init), callApi)
    return answer.status < 500 ? answer : new Response(null, { status: 404 })
  }

interface ServerPage {
  /** The contract that the page is about. */
  readonly contract?: number | undefined
  /** Id of the role that the person has chosen. */
  readonly role?: number | undefined
  /** The vendor that the page is configured for, e.g. "alfa". */
  readonly vendor?: string | undefined
  /** Names of the elements on it. */
  readonly elements: readonly string[]
}

/**
 * What components ask a page's suite for while they render, with the session of a person, and the texts.
 * @returns undefined for a person who has to correct the profile, or does not have the contract in their role
 * @throws ApiError if the person cannot be fetched
 */
export async function createServerSuite(
  { contract, role: chosenRole, vendor, elements }: ServerPage,
  server: FirstViewServer,
): Promise<Suite | undefined> {
  const { locale, token, portal, baseUrl } = server
  const client = createClient({
    baseUrl,
    token: () => token,
    locale: () => locale,
    onUnauthenticated: nothing,
    fetch: fetchOf(server),
  })
  // At once, so that they share what the server reads of the session.
  const [{ data: user }, { data: allGroups }] = await Promise.all([
    client.call(me),
    client.call(organizationGroupsWithContracts),
  ])
  const role = startRole(user, allGroups, chosenRole)
  const groups = groupsForRole(allGroups, role?.id ?? 0)
  if (user.invalidFields.length > 0) return undefined
  if (contract !== undefined && !findContract(groups, contract)) return undefined
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
    once: createOnce(),
    notOffered: createStore(() => []),
    report: nothing,
    shared: new Map(),
  } satisfies Partial<Record<keyof Suite, unknown>>
  let overrides: Readonly<Record<string, string>> = {}
  const override: Texts['override'] = (_, translations) => {
    overrides = translations
  }
  await loadTranslations({ ...suite, texts: { override } } as unknown as Suite, locale)
  return { ...suite, texts: await loadServerTexts(locale, elements, overrides) } as unknown as Suite
}
