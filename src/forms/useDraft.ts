import { useMemo, useState } from 'react'
import { useElement } from '../runtime/ElementContext.ts'
import { useSession } from '../runtime/useSession.ts'
import { type DraftValues, draftsOf } from '../suite/drafts.ts'

/** What a form keeps of itself on this device, for the same person only. */
export interface FormDraft<Values> {
  /** What was typed earlier and not sent; undefined where there is nothing. */
  readonly kept: Partial<Values> | undefined
  /** Keeps what is typed now. Told at each change, so that nothing is lost whenever the page goes. */
  readonly keep: (values: Partial<Values>) => void
  /** Forgets it: it was sent, or the person does not want it. */
  readonly drop: () => void
}

/**
 * The draft of a form: it outlives a reload, an ended session and signing in over the form; it is gone once sent,
 * after 30 days and when the person signs out. Use as `useForm({ initial: { ...saved, ...draft.kept } })`.
 * @param form a name of its own, with the contract where it matters, e.g. "task/12"
 * @param like the fields that are kept, with values of the right type. Passwords and files are none of them
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
    const found = drafts.read(person, form)
    return {
      kept: found && pick(found),
      keep: values => drafts.keep(person, form, pick(values as DraftValues)),
      drop: () => drafts.keep(person, form, undefined),
    }
  }, [drafts, person, form, fields])
}
