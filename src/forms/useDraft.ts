import { useMemo, useState } from 'react'
import { useElement } from '../runtime/ElementContext.ts'
import { useSession } from '../runtime/useSession.ts'
import { type DraftValues, draftsOf } from '../suite/drafts.ts'

/** The draft of a form on this device, for the same user only. */
export interface FormDraft<Values> {
  /** Saved values that were not sent; undefined if there are none. */
  readonly saved: Partial<Values> | undefined
  /** Saves the values; called at each change. */
  readonly keep: (values: Partial<Values>) => void
  /** Deletes the draft. */
  readonly drop: () => void
}

/**
 * The draft of a form. It survives a reload, an expired session and signing in; it is deleted when sent, after 30
 * days, and when the user signs out. Use as `useForm({ initial: { ...saved, ...draft.saved } })`.
 * @param form a unique name, with the contract where it matters, e.g. "task/12"
 * @param like the saved fields with values of the right type; no passwords or files
 */
export function useDraft<Values extends DraftValues>(form: string, like: Values): FormDraft<Values> {
  const drafts = draftsOf(useElement().suite)
  const person = useSession(state => state.user?.id) ?? 0
  const [fields] = useState(() => Object.entries(like))

  return useMemo(() => {
    const pick = (values: DraftValues) =>
      Object.fromEntries(
        fields.flatMap(([name, value]) =>
          typeof values[name] === typeof value ? [[name, values[name]]] : [],
        ),
      ) as Partial<Values>
    const savedDraft = drafts.read(person, form)
    return {
      saved: savedDraft && pick(savedDraft),
      keep: values => drafts.keep(person, form, pick(values as DraftValues)),
      drop: () => drafts.keep(person, form, undefined),
    }
  }, [drafts, person, form, fields])
}
