import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { linkSocial, unlinkSocial } from '../../src/api/endpoints/social.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import {
  authenticateInPopup,
  redirectToSocialProvider,
  type SocialResult,
  takeRedirectResult,
} from '../../src/client/socialSignIn.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { socialErrors } from './model.ts'
import { socialQuery } from './queries.ts'
import type { SocialState } from './types.ts'
import type { WithProof } from './useProof.ts'

/** Linked social accounts: linking and unlinking (AUT-12). */
export function useSocial(withProof: WithProof) {
  const t = useT()
  const { client } = useElement().suite
  const queries = useQueryClient()
  const query = socialQuery(client)
  const { data, error, refetch } = useQuery(query)
  const [busy, setBusy] = useState<string>()
  const [notice, setNotice] = useState<SocialState['notice']>()
  // A ref, because state updates too late to stop a double click from opening two popups.
  const working = useRef(false)

  const work = async (provider: string, action: () => Promise<SocialState['notice']>) => {
    if (working.current) return
    working.current = true
    setBusy(provider)
    setNotice(undefined)
    try {
      setNotice(await action())
    } catch (thrown) {
      const failure = asApiError(thrown)
      const known = socialErrors.find(code => code === failure.code)
      setNotice({ tone: 'danger', text: known ? t(`social.${known}`) : errorText(t, failure) })
    } finally {
      working.current = false
      setBusy(undefined)
    }
  }
  const finish = async (result: SocialResult | 'refused'): Promise<SocialState['notice']> => {
    if (result === 'refused') return { tone: 'info', text: t('social.refused') }
    const { data: accounts } = await client.call(linkSocial, { body: result })
    queries.setQueryData(query.queryKey, accounts)
    return { tone: 'success', text: t('social.linked') }
  }

  // Without a popup the page was redirected to the provider; completes the linking after the return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useEffect(() => {
    const result = takeRedirectResult('link')
    if (result) void work(result === 'refused' ? '' : result.provider, () => finish(result))
  }, [])

  const state: SocialState = { panel: usePanel({ data, error }), busy, notice }
  return {
    state,
    onSocialRetry: () => void refetch(),
    onSocialLink: (provider: string) =>
      void work(provider, async () => {
        // Before the popup, which would cover the question.
        const result = await withProof(async password => {
          const flow = { provider, purpose: 'link', password } as const
          const popupResult = await authenticateInPopup(client, flow)
          if (popupResult === 'blocked') await redirectToSocialProvider(client, flow)
          return popupResult
        }, true)
        return result === undefined || result === 'blocked' ? undefined : finish(result)
      }),
    onSocialUnlink: (provider: string) =>
      void work(provider, async () => {
        const unlinked = await withProof(
          password => client.call(unlinkSocial, { query: { provider }, body: { password } }),
          true,
        )
        if (!unlinked) return undefined
        queries.setQueryData(query.queryKey, unlinked.data)
        return { tone: 'success', text: t('social.unlinked') }
      }),
  }
}
