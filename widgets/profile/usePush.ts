import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { subscribePush, unsubscribePush } from '../../src/api/endpoints/push.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { portalWorker } from './portalWorker.ts'
import type { PushSwitch } from './pushTypes.ts'
import { pushQuery } from './queries.ts'

// Lazy, because few visits turn messages on or off.
const browser = () => import('../../src/client/push.ts')

/** Push messages to this browser (PRF-5). The browser asks for its permission when they are turned on. */
export function usePush(enabled: boolean) {
  const t = useT()
  const { client } = useElement().suite
  const queries = useQueryClient()
  const query = pushQuery(client)
  const { data } = useQuery({ ...query, enabled })
  const [target, setTarget] = useState<boolean>()
  const [problem, setProblem] = useState<string>()

  const change = async (publicKey: string, isOn: boolean): Promise<string | undefined> => {
    if (isOn) {
      // First of all, because browsers ask only as long as the click is fresh.
      const permission = await Notification.requestPermission()
      if (permission !== 'granted') return t(`push.${permission}`)
    }
    const worker = await portalWorker(client)
    if (!worker) return t('push.failed')
    const { subscribe, unsubscribe } = await browser()
    if (isOn) {
      const body = await subscribe(worker, publicKey).catch(() => undefined)
      if (!body) return t('push.failed')
      await client.call(subscribePush, { body })
    } else {
      await client.call(unsubscribePush)
      await unsubscribe(worker)
    }
    queries.setQueryData(query.queryKey, known => known && { ...known, isOn })
    return undefined
  }

  const push: PushSwitch | undefined = data
    ? { isOn: target ?? data.isOn, busy: target !== undefined, problem }
    : undefined
  return {
    push,
    async onPush(isOn: boolean) {
      if (!data || target !== undefined) return
      setTarget(isOn)
      setProblem(undefined)
      try {
        setProblem(await change(data.publicKey, isOn))
      } catch (error) {
        setProblem(errorText(t, asApiError(error)))
      } finally {
        setTarget(undefined)
      }
    },
  }
}
