import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '../../src/api/endpoints/passkeys.ts'
import type { NewPasskey, Passkey } from '../../src/api/schemas/passkeys.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { passkeyErrors } from './model.ts'
import type { PasskeysState } from './passkeyTypes.ts'
import { passkeysQuery } from './queries.ts'
import type { WithProof } from './useProof.ts'

// Lazy, because few visits add a passkey.
const browser = () => import('../../src/client/passkeys.ts')

/** What the person is told if the browser made no passkey, by the name of its error. */
const refusals: Readonly<Record<string, 'declined' | 'known'>> = {
  NotAllowedError: 'declined',
  AbortError: 'declined',
  InvalidStateError: 'known',
}

/** Passkeys of the account: adding, naming and removing them (AUT-21). */
export function usePasskeys(withProof: WithProof) {
  const t = useT()
  const { client } = useElement().suite
  const queries = useQueryClient()
  const query = passkeysQuery(client)
  const { data, error, refetch } = useQuery(query)
  const [busy, setBusy] = useState<PasskeysState['busy']>()
  const [notice, setNotice] = useState<PasskeysState['notice']>()
  const [naming, setNaming] = useState<PasskeysState['naming']>()
  const show = (all: Passkey[]) => queries.setQueryData(query.queryKey, all)

  const work = async (subject: PasskeysState['busy'], action: () => Promise<PasskeysState['notice']>) => {
    if (busy !== undefined) return
    setBusy(subject)
    setNotice(undefined)
    try {
      setNotice(await action())
    } catch (thrown) {
      const failure = asApiError(thrown)
      const known = passkeyErrors.find(code => code === failure.code)
      setNotice({ tone: 'danger', text: known ? t(`passkeys.${known}`) : errorText(t, failure) })
    } finally {
      setBusy(undefined)
    }
  }

  const add = async (): Promise<PasskeysState['notice']> => {
    const begun = await withProof(password => client.call(startPasskey, { body: { password } }), true)
    if (!begun) return undefined
    const { isUsableHere, makePasskey } = await browser()
    if (!(await isUsableHere(begun.data.rp.id)))
      return { tone: 'danger', text: t('passkeys.passkeys_unavailable') }
    let credential: NewPasskey
    try {
      credential = await makePasskey(begun.data)
    } catch (thrown) {
      const refusal = thrown instanceof DOMException ? refusals[thrown.name] : undefined
      if (refusal) return { tone: 'info', text: t(`passkeys.${refusal}`) }
      return { tone: 'danger', text: t('passkeys.passkey_refused') }
    }
    show((await client.call(addPasskey, { body: { credential } })).data)
    return { tone: 'success', text: t('passkeys.added') }
  }

  const state: PasskeysState = {
    panel: usePanel({ data, error }),
    // A back end without passkeys has no such list.
    isOffered: !error || asApiError(error).code !== 'not_found',
    canAdd: typeof PublicKeyCredential !== 'undefined',
    busy,
    naming,
    notice,
  }
  return {
    state,
    onPasskeysRetry: () => void refetch(),
    onPasskeyAdd: () => void work('new', add),
    onPasskeyRemove: (id: number) =>
      void work(id, async () => {
        const removed = await withProof(
          password => client.call(removePasskey, { params: { passkey: id }, body: { password } }),
          true,
        )
        if (!removed) return undefined
        show(removed.data)
        return { tone: 'success', text: t('passkeys.removed') }
      }),
    onPasskeyNaming: (passkey: Passkey | undefined) =>
      setNaming(passkey && { id: passkey.id, name: passkey.name, busy: false }),
    onPasskeyName: (name: string) => setNaming(shown => shown && { id: shown.id, name, busy: false }),
    async onPasskeyRename() {
      if (!naming || naming.busy) return
      const { id } = naming
      const name = naming.name.trim()
      if (name === '') return setNaming({ ...naming, error: t('shared:validation.required') })
      setNaming({ ...naming, busy: true, error: undefined })
      try {
        show((await client.call(renamePasskey, { params: { passkey: id }, body: { name } })).data)
        setNaming(undefined)
      } catch (thrown) {
        setNaming({ ...naming, busy: false, error: errorText(t, asApiError(thrown)) })
      }
    },
  }
}
