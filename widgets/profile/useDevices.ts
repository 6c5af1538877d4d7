import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endOtherSessions, endSession } from '../../src/api/endpoints/profile.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { sessionsQuery } from './queries.ts'
import type { DevicesState } from './types.ts'

/** Where the account is signed in: the list, and the end of the other sessions (PRF-4). */
export function useDevices() {
  const t = useT()
  const { client } = useElement().suite
  const queries = useQueryClient()
  const query = sessionsQuery(client)
  const { data, error, refetch } = useQuery(query)
  const [busy, setBusy] = useState<DevicesState['busy']>()
  const [notice, setNotice] = useState<DevicesState['notice']>()

  /** @param id the session to end; undefined ends all others */
  const end = async (id: number | undefined) => {
    if (busy !== undefined) return
    setBusy(id ?? 'others')
    setNotice(undefined)
    try {
      if (id === undefined) await client.call(endOtherSessions)
      else
        await client.call(endSession, { params: { sessionId: id } }).catch((thrown: unknown) => {
          // It has ended meanwhile.
          if (asApiError(thrown).code !== 'not_found') throw thrown
        })
      queries.setQueryData(query.queryKey, all =>
        all?.filter(session => session.isCurrent || (id !== undefined && session.id !== id)),
      )
      setNotice({ tone: 'success', text: t(id === undefined ? 'devices.othersEnded' : 'devices.ended') })
    } catch (thrown) {
      setNotice({ tone: 'danger', text: errorText(t, asApiError(thrown)) })
    } finally {
      setBusy(undefined)
    }
  }

  const state: DevicesState = { panel: usePanel({ data, error }), busy, notice }
  return {
    state,
    onDevicesRetry: () => void refetch(),
    onDeviceEnd: (id: number) => void end(id),
    onOtherDevicesEnd: () => void end(undefined),
  }
}
