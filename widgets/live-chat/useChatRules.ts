import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { AnswerOf } from '../../src/api/endpoints/endpoint.ts'
import { liveChatIdentifier } from '../../src/api/endpoints/services.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useFeature } from '../../src/runtime/useFeature.ts'
import { useGroup } from '../../src/runtime/useGroup.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { getSwitcherStore } from '../../src/suite/getSwitcherStore.ts'
import { loadOrganizationSettings } from '../../src/suite/loadOrganizationSettings.ts'
import type { LiveChatProps } from './types.ts'

type Identity = AnswerOf<typeof liveChatIdentifier>['data']

/**
 * Whether an organization has the chat enabled; false if that cannot be loaded, without an error (section
 * 8).
 */
const isOn = (suite: Suite, organization: number): Promise<boolean> =>
  loadOrganizationSettings(suite, organization).then(
    ({ liveChat }) => liveChat,
    () => false,
  )

/**
 * Whether any of the organizations has the chat enabled: that of the current contract, or all with
 * contracts of the vendor.
 */
async function anyOn(suite: Suite, ids: readonly number[]): Promise<boolean> {
  for (const id of ids) if (await isOn(suite, id)) return true
  return false
}

/** Where the chat is shown, and for whom (CHT-1, CHT-2). */
export interface ChatRules {
  readonly group: OrganizationGroup
  readonly identity: Identity
  /** True while the contract switcher is open. */
  readonly hidden: boolean
}

/** The chat's rules; undefined if it is not shown, and while they load. */
export function useChatRules({ contract, vendor }: LiveChatProps): ChatRules | undefined {
  const { suite, emit } = useElement()
  const feature = useFeature('live_chat')
  const scope = useGroup({ contract, vendor })
  const userId = useSession(state => state.user?.id)
  const hidden = useStore(getSwitcherStore(suite))
  const organizationIds = scope?.contract
    ? [scope.contract.organizationId]
    : [...new Set(scope?.group.contracts.map(({ organizationId }) => organizationId))]
  const organizations = organizationIds.join()
  const isEnabled = feature && scope?.group.settings.liveChatEnabled === true
  const cachedIdentity = useRef<{ readonly of: number | undefined; readonly identity: Identity }>(undefined)
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly identity: Identity }>()

  useEffect(() => {
    if (!isEnabled) return
    const leaving = new AbortController()
    const { signal } = leaving
    const find = async () => {
      if (!(await anyOn(suite, organizations.split(',').map(Number)))) return undefined
      if (signal.aborted || cachedIdentity.current?.of === userId) return cachedIdentity.current?.identity
      // After a sign-out there is no token left for this call.
      const { data: identity } = await suite.client.call(liveChatIdentifier, { signal })
      cachedIdentity.current = { of: userId, identity }
      return identity
    }
    find().then(
      identity => signal.aborted || setLoaded(identity && { of: organizations, identity }),
      (error: unknown) => {
        if (!signal.aborted) emit('resident-error', { code: 'RW-CHAT', message: String(error) })
      },
    )
    return () => leaving.abort()
  }, [suite, emit, isEnabled, organizations, userId])

  if (!isEnabled || !scope || loaded?.of !== organizations) return undefined
  return { group: scope.group, identity: loaded.identity, hidden }
}
