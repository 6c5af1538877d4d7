import { useEffect, useState } from 'react'
import { pendingEmail, repairProfile, startEmailChange } from '../../src/api/endpoints/profile.ts'
import type { User } from '../../src/api/schemas/users.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { fieldsToCorrect, RepairForm, repairBody, valuesOf } from './model.ts'
import type { ProfileRepairState, RepairName, RepairValues } from './types.ts'

/** A new e-mail address that is not confirmed yet. */
interface Pending {
  readonly email: string
  readonly expiresAt: string
}

/** State of the correction form, and of the pending e-mail confirmation. */
export function useRepair(user: User) {
  const t = useT()
  const { time } = useFormat()
  const { client, session } = useElement().suite
  const fields = fieldsToCorrect(user)
  const onlyEmail = fields.join() === 'email'
  const saved = valuesOf(user, fields)
  const draft = useDraft('profile-repair', saved)
  const [pending, setPending] = useState<Pending>()
  const [resending, setResending] = useState<{ readonly busy: boolean; readonly problem?: string }>({
    busy: false,
  })

  const form = useForm<RepairValues>({
    initial: { ...saved, ...draft.saved },
    schema: RepairForm,
    body: repairBody,
    async send(values) {
      const { email, ...others } = repairBody(values)
      if (Object.keys(others).length > 0) await client.call(repairProfile, { body: others })
      // With other fields corrected too, the form remounts and loads the pending address from the server.
      if (email !== undefined)
        setPending((await client.call(startEmailChange, { body: { email } })).data ?? undefined)
      draft.drop()
      if (!onlyEmail) await session.refresh()
    },
  })

  useEffect(() => {
    let current = true
    if (onlyEmail)
      client.call(pendingEmail).then(
        ({ data }) => current && setPending(data ?? undefined),
        // Best effort: the address can be requested again.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [client, onlyEmail])

  const state: ProfileRepairState =
    onlyEmail && pending
      ? { kind: 'waiting', email: pending.email, until: time(new Date(pending.expiresAt)), ...resending }
      : { kind: 'form', fields, ...form }

  return {
    state,
    submit: () => form.submit(),
    type(name: RepairName, value: string) {
      form.set(name, value)
      draft.keep({ ...form.values, [name]: value })
    },
    /** Reloads the user; once the address is confirmed, the form unmounts. */
    async goOn() {
      if (resending.busy) return
      setResending({ busy: true })
      try {
        await session.refresh()
        setResending({ busy: false, problem: t('waiting.still') })
      } catch (error) {
        setResending({ busy: false, problem: errorText(t, asApiError(error)) })
      }
    },
    takeOther() {
      setPending(undefined)
      setResending({ busy: false })
    },
  }
}
