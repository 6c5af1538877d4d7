import { useState } from 'react'
import { updateProfile } from '../../src/api/endpoints/profile.ts'
import { plainPhone } from '../../src/api/rules/plainPhone.ts'
import { ProfileBody } from '../../src/api/schemas/accounts.ts'
import type { User } from '../../src/api/schemas/users.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { detailsOf } from './model.ts'
import type { DetailName, DetailsState, DetailValues } from './types.ts'
import type { WithProof } from './useProof.ts'

/** Name and phone; unsaved values are stored as a draft. */
export function useDetails(user: User, withProof: WithProof) {
  const { suite } = useElement()
  const saved = detailsOf(user)
  const draft = useDraft<DetailValues>('profile', saved)
  const [savedDraft] = useState(draft.saved)
  const [notice, setNotice] = useState<'restored' | 'saved' | undefined>(savedDraft && 'restored')

  const bodyOf = (values: DetailValues) => ({ ...values, phone: plainPhone(values.phone) })
  const form = useForm<DetailValues>({
    initial: { ...saved, ...savedDraft },
    schema: ProfileBody,
    body: bodyOf,
    async send(values, latest) {
      const saved = await withProof(password =>
        suite.client.call(updateProfile, { body: { ...bodyOf(values), password } }),
      )
      if (!saved) return
      const isAllSaved = latest() === values
      if (isAllSaved) draft.drop()
      setNotice(isAllSaved ? 'saved' : undefined)
      // Best effort: other elements show the old name until their next refresh.
      await suite.session.refresh().catch(() => undefined)
    },
  })

  const state: DetailsState = { ...form, restored: notice === 'restored', saved: notice === 'saved' }
  return {
    state,
    onDetail(name: DetailName, value: string) {
      form.set(name, value)
      draft.keep({ ...form.values, [name]: value })
      if (notice === 'saved') setNotice(undefined)
    },
    onSaveDetails: () => void form.submit(),
    onDropDraft() {
      draft.drop()
      form.reset(saved)
      setNotice(undefined)
    },
  }
}
