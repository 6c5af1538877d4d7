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
import { fieldsToCorrect, RepairForm, valuesOf } from './model.ts'
import type { ProfileRepairState, RepairName, RepairValues } from './types.ts'

/** An e-mail address that was written to and is not confirmed yet. */
interface Pending {
  readonly email: string
  readonly expiresAt: string
}

/** The form of the details to correct, and the wait for a new e-mail address to be confirmed. */
export function useRepair(user: User) {
  const t = useT()
  const { time } = useFormat()
  const { client, session } = useElement().suite
  const fields = fieldsToCorrect(user)
  const onlyEmail = fields.join() === 'email'
  const saved = valuesOf(user, fields)
  const draft = useDraft('profile-repair', saved)
  const [pending, setPending] = useState<Pending>()
  const [asking, setAsking] = useState<{ readonly busy: boolean; readonly problem?: string }>({ busy: false })

  const form = useForm<RepairValues>({
    initial: { ...saved, ...draft.kept },
    schema: RepairForm,
    async send({ email, ...others }) {
      if (Object.keys(others).length > 0) await client.call(repairProfile, { body: others })
      // With other fields corrected too, this form begins anew and asks the server what waits.
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
        // Not known: the address may be asked for once more.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [client, onlyEmail])

  const state: ProfileRepairState =
    onlyEmail && pending
      ? { kind: 'waiting', email: pending.email, until: time(new Date(pending.expiresAt)), ...asking }
      : { kind: 'form', fields, ...form }

  return {
    state,
    submit: () => form.submit(),
    type(name: RepairName, value: string) {
      form.set(name, value)
      draft.keep({ ...form.values, [name]: value })
    },
    /** Asks whether the address is confirmed by now: then this form is no longer needed and goes. */
    async goOn() {
      if (asking.busy) return
      setAsking({ busy: true })
      try {
        await session.refresh()
        setAsking({ busy: false, problem: t('waiting.still') })
      } catch (error) {
        setAsking({ busy: false, problem: errorText(t, asApiError(error)) })
      }
    },
    takeOther() {
      setPending(undefined)
      setAsking({ busy: false })
    },
  }
}
