import { useContext, useEffect, useRef, useState } from 'react'
import { ApiError, asApiError } from '../client/ApiError.ts'
import { TextsContext, type Translate } from '../i18n/TextsContext.ts'
import { useT } from '../i18n/useT.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { errorText } from '../runtime/errorText.ts'
import { loadFurtherTexts } from '../runtime/useElementTexts.ts'

/** The part of a schema that a form uses; fits endpoint bodies. */
export interface FormSchema {
  readonly safeParse: (body: unknown) => {
    readonly error?: { readonly issues: readonly Issue[] } | undefined
  }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

type Values = Readonly<Record<string, unknown>>

/** Message keys by field, e.g. {"email": "validation.email"}. */
type Faults = Readonly<Record<string, string>>

interface FormOptions<V extends Values> {
  /** Initial values; their order is the order in which invalid fields get the focus. */
  readonly initial: V
  /**
   * Schema of the body; a function loads it on the first submit. If omitted, only the server validates, and a field's
   * error is cleared on input.
   */
  readonly schema?: FormSchema | (() => Promise<FormSchema>)
  /** Makes the body of the values. An issue at "consents.rules" is shown at the field of that name. */
  readonly body?: (values: V) => unknown
  /**
   * Sends the body; errors are shown, and the values stay. `latest` returns the values at the time of its call: the same
   * object if nothing was typed since. What was typed since is not sent, so its draft stays.
   */
  readonly send: (values: V, latest: () => V) => Promise<void>
  /** Focuses the first invalid field; by default the control of its name inside the element. */
  readonly focus?: (field: keyof V & string) => void
}

export interface Form<V extends Values> {
  readonly values: V
  /** Error messages by field. */
  readonly errors: Readonly<Partial<Record<keyof V & string, string>>>
  /** The error if no field is at fault; `problem` is its message. */
  readonly failure: ApiError | undefined
  readonly problem: string | undefined
  readonly busy: boolean
  /** Sets a value; an invalid field is validated again. */
  readonly set: <F extends keyof V & string>(field: F, value: V[F]) => void
  /**
   * Validates and sends, one at a time. `typed` has values of inputs without events, such as autofilled passwords.
   */
  readonly submit: (typed?: Partial<V>) => Promise<void>
  /** Validates some fields, e.g. of one step, and focuses the first invalid one. Returns whether all are valid. */
  readonly check: (fields: readonly (keyof V & string)[]) => Promise<boolean>
  /** Resets the form to other values. */
  readonly reset: (values: V) => void
}

function faultsOf(schema: FormSchema | undefined, body: unknown): Faults {
  const faults: Record<string, string> = {}
  for (const { path, message } of schema?.safeParse(body).error?.issues ?? [])
    faults[path.join('.')] ??= message
  return faults
}

const invalid = (faults: Faults) =>
  new ApiError({
    kind: 'refused',
    code: 'validation_failed',
    fields: Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, [key]])),
  })

/** First issue of each field. */
const ownFaults = ({ fields }: ApiError, own: object): Faults =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, [key]]) =>
      key !== undefined && Object.hasOwn(own, field) ? [[field, key]] : [],
    ),
  )

/** The text of a message key such as "validation.phone": the widget's own, the shared one, or that of all forms. */
function faultText(t: Translate, key: string): string {
  // i18next returns unknown keys unchanged.
  const [, name] = /^validation\.(\w+)$/.exec(key) ?? []
  const message = [t(key), t(`shared:${key}`), t(`forms:${name}`)].find(text => text !== key && text !== name)
  return message !== undefined && name !== undefined ? message : t('shared:validation.invalid')
}

/** Loads the texts of all forms in the element's language. */
function useFormTexts(needsTexts: boolean) {
  const { suite } = useElement()
  const { locale } = useContext(TextsContext)
  useEffect(() => {
    // Without them a field is marked without a message.
    if (needsTexts) loadFurtherTexts(suite, locale, 'forms').catch(() => undefined)
  }, [suite, locale, needsTexts])
}

/** Focuses the control of that name inside an element. */
export const focusNamed = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/**
 * State of a form: values, errors, and whether it is being sent. The schema is the server's own, and errors of the
 * server (422) are shown at their fields in the same way.
 */
export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { host } = useElement()
  const { initial, send, body = (values: V) => values, focus = name => focusNamed(host, name) } = options
  const t = useT()
  useFormTexts(options.schema !== undefined)
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  // State is one render behind: a double click must not send twice, nor lose the last input.
  const now = useRef({ values: initial, busy: false, schema: undefined as FormSchema | undefined })
  /** Errors only the server can find; cleared when the field changes. */
  const serverFaults = useRef<Faults>({})

  const update = (next: V) => {
    now.current.values = next
    setValues(next)
  }

  const check = async (): Promise<Faults> => {
    const { schema } = options
    // A schema that is at hand may have changed since the last check.
    now.current.schema = typeof schema === 'function' ? (now.current.schema ?? (await schema())) : schema
    return faultsOf(now.current.schema, body(now.current.values))
  }

  const attempt = async () => {
    serverFaults.current = {}
    const invalidFields = await check()
    if (Object.keys(invalidFields).length > 0) throw invalid(invalidFields)
    await send(now.current.values, () => now.current.values)
    setFaults({})
  }

  return {
    values,
    failure,
    problem: failure && errorText(t, failure),
    busy,
    errors: Object.fromEntries(
      Object.entries(faults).map(([field, key]) => [field, faultText(t, key)]),
    ) as Form<V>['errors'],
    set(field, value) {
      update({ ...now.current.values, [field]: value })
      const { [field]: _, ...others } = serverFaults.current
      serverFaults.current = others
      const currentFaults = { ...others, ...faultsOf(now.current.schema, body(now.current.values)) }
      setFaults(visibleFaults =>
        Object.fromEntries(Object.entries(currentFaults).filter(([name]) => name in visibleFaults)),
      )
    },
    async submit(typed = {}) {
      if (now.current.busy) return
      now.current.busy = true
      setBusy(true)
      update({ ...now.current.values, ...typed })
      setFailure(undefined)
      try {
        await attempt()
      } catch (thrown) {
        const error = asApiError(thrown)
        const fieldFaults = ownFaults(error, initial)
        // The server's error: the schema cannot tell when it is fixed.
        if (error.status > 0) serverFaults.current = fieldFaults
        setFaults(fieldFaults)
        const first = Object.keys(initial).find(field => Object.hasOwn(fieldFaults, field))
        if (first === undefined) setFailure(error)
        else focus(first)
      } finally {
        now.current.busy = false
        setBusy(false)
      }
    },
    async check(fields) {
      const checkedFaults = await check().then(
        all => Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field))),
        (error: unknown) => {
          setFailure(asApiError(error))
          return undefined
        },
      )
      if (!checkedFaults) return false
      setFailure(undefined)
      setFaults(checkedFaults)
      const first = fields.find(field => Object.hasOwn(checkedFaults, field))
      if (first !== undefined) focus(first)
      return first === undefined
    },
    reset(next) {
      update(next)
      serverFaults.current = {}
      setFaults({})
      setFailure(undefined)
    },
  }
}
