import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { AnswerOf } from '../../src/api/endpoints/endpoint.ts'
import { organizationSettings } from '../../src/api/endpoints/organizationGroups.ts'
import { liveChatIdentifier } from '../../src/api/endpoints/services.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useFeature } from '../../src/runtime/useFeature.ts'
import { useGroup } from '../../src/runtime/useGroup.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { switcherOf } from '../../src/suite/switcherOf.ts'
import type { LiveChatProps } from './types.ts'

type Identity = AnswerOf<typeof liveChatIdentifier>['data']

/** Whether an organization has the chat on; not where that cannot be had, silently (section 8). */
const isOn = (suite: Suite, organization: number): Promise<boolean> =>
  suite
    .once(
      `organization ${organization} settings`,
      async () => (await suite.client.call(organizationSettings, { params: { organization } })).data,
    )
    .then(
      ({ liveChat }) => liveChat,
      () => false,
    )

/** Whether any of the organizations has it on: of the contract shown, or of all contracts with the vendor. */
async function anyOn(suite: Suite, ids: readonly number[]): Promise<boolean> {
  for (const id of ids) if (await isOn(suite, id)) return true
  return false
}

/** Where the chat is shown, and to whom it speaks (CHT-1, CHT-2). */
export interface ChatRules {
  readonly group: OrganizationGroup
  readonly identity: Identity
  /** The contract switcher is open: the chat makes room. */
  readonly hidden: boolean
}

/** The rules of the chat; undefined where it is not shown, and until that is known. */
export function useChatRules({ contract, vendor }: LiveChatProps): ChatRules | undefined {
  const { suite, emit } = useElement()
  const feature = useFeature('live_chat')
  const found = useGroup({ contract, vendor })
  const userId = useSession(state => state.user?.id)
  const hidden = useStore(switcherOf(suite))
  const asked = found?.contract
    ? [found.contract.organizationId]
    : [...new Set(found?.group.contracts.map(({ organizationId }) => organizationId))]
  const organizations = asked.join()
  const mayBe = feature && found?.group.settings.liveChatEnabled === true
  const known = useRef<{ readonly of: number | undefined; readonly identity: Identity }>(undefined)
  const [shown, setShown] = useState<{ readonly of: string; readonly identity: Identity }>()

  useEffect(() => {
    if (!mayBe) return
    const leaving = new AbortController()
    const { signal } = leaving
    const find = async () => {
      if (!(await anyOn(suite, organizations.split(',').map(Number)))) return undefined
      if (signal.aborted || known.current?.of === userId) return known.current?.identity
      // Who signs out meanwhile has no token any more that this could be asked with.
      const { data: identity } = await suite.client.call(liveChatIdentifier, { signal })
      known.current = { of: userId, identity }
      return identity
    }
    find().then(
      identity => signal.aborted || setShown(identity && { of: organizations, identity }),
      (error: unknown) => {
        if (!signal.aborted) emit('resident-error', { code: 'RW-CHAT', message: String(error) })
      },
    )
    return () => leaving.abort()
  }, [suite, emit, mayBe, organizations, userId])

  if (!mayBe || !found || shown?.of !== organizations) return undefined
  return { group: found.group, identity: shown.identity, hidden }
}
