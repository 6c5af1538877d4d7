import { useContext, useEffect, useRef, useState } from 'react'
import { ApiError, asApiError } from '../client/ApiError.ts'
import { TextsContext, type Translate } from '../i18n/TextsContext.ts'
import { useT } from '../i18n/useT.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { errorText } from '../runtime/errorText.ts'
import { loadFurtherTexts } from '../runtime/useElementTexts.ts'

/** What a form asks of a schema; that of an endpoint's body will do. */
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
  /** What the fields hold at first; their order is the order in which a person is led to what needs correcting. */
  readonly initial: V
  /**
   * Checks the body; a function fetches the schema when the form is first sent, for pages that carry none till then.
   * Without one the call itself checks, and a field's sentence goes as soon as it is typed in.
   */
  readonly schema?: FormSchema | (() => Promise<FormSchema>)
  /** The body that the values become. An issue at "consents.rules" is shown at the field of that name. */
  readonly body?: (values: V) => unknown
  /** Sends; what it throws is shown, and what was typed stays. */
  readonly send: (values: V) => Promise<void>
  /** Leads to the first field that needs correcting. */
  readonly focus?: (field: keyof V & string) => void
}

export interface Form<V extends Values> {
  readonly values: V
  /** Sentences of the fields that need correcting. */
  readonly errors: Readonly<Partial<Record<keyof V & string, string>>>
  /** Why it was not sent, where no field is at fault; `problem` is its sentence. */
  readonly failure: ApiError | undefined
  readonly problem: string | undefined
  readonly busy: boolean
  /** Takes what was typed; a field that needed correcting is checked as it changes. */
  readonly set: <F extends keyof V & string>(field: F, value: V[F]) => void
  /** Checks and sends, once at a time. `typed` is what inputs hold that nobody was told of, such as filled-in passwords. */
  readonly submit: (typed?: Partial<V>) => Promise<void>
  /** Checks some fields, such as those of one step, and leads to the first that needs correcting. Gives whether none does. */
  readonly check: (fields: readonly (keyof V & string)[]) => Promise<boolean>
  /** Begins anew with other values. */
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

/** The first fault of each of the form's own fields. */
const ownFaults = ({ fields }: ApiError, own: object): Faults =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, [key]]) =>
      key !== undefined && Object.hasOwn(own, field) ? [[field, key]] : [],
    ),
  )

/** The sentence of a message key such as "validation.phone": the widget's own, the shared one, or that of all forms. */
function faultText(t: Translate, key: string): string {
  // i18next answers an unknown key with the key itself.
  const [, name] = /^validation\.(\w+)$/.exec(key) ?? []
  const said = [t(key), t(`shared:${key}`), t(`forms:${name}`)].find(text => text !== key && text !== name)
  return said !== undefined && name !== undefined ? said : t('shared:validation.invalid')
}

/** Fetches the sentences of all forms in the language of the element. */
function useFormTexts(wanted: boolean) {
  const { suite } = useElement()
  const { locale } = useContext(TextsContext)
  useEffect(() => {
    // Without them a field says that it is wrong, if not how.
    if (wanted) loadFurtherTexts(suite, locale, 'forms').catch(() => undefined)
  }, [suite, locale, wanted])
}

/**
 * A form: what was typed, what of it needs correcting, and whether it is being sent. The schema is the server's own,
 * and what the server finds (422) is shown at its field in the same way.
 */
export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { initial, send, focus, body = (values: V) => values } = options
  const t = useT()
  useFormTexts(options.schema !== undefined)
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  // State is a render behind: a double press must not send twice, nor lose what was typed just before it.
  const now = useRef({ values: initial, busy: false, schema: undefined as FormSchema | undefined })
  /** Faults that only the server sees: they go when their field is typed in. */
  const told = useRef<Faults>({})

  const hold = (next: V) => {
    now.current.values = next
    setValues(next)
  }

  const check = async (): Promise<Faults> => {
    const { schema } = options
    now.current.schema ??= typeof schema === 'function' ? await schema() : schema
    return faultsOf(now.current.schema, body(now.current.values))
  }

  const attempt = async () => {
    told.current = {}
    const found = await check()
    if (Object.keys(found).length > 0) throw invalid(found)
    await send(now.current.values)
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
      hold({ ...now.current.values, [field]: value })
      const { [field]: _, ...others } = told.current
      told.current = others
      const found = { ...others, ...faultsOf(now.current.schema, body(now.current.values)) }
      setFaults(shown => Object.fromEntries(Object.entries(found).filter(([name]) => name in shown)))
    },
    async submit(typed = {}) {
      if (now.current.busy) return
      now.current.busy = true
      setBusy(true)
      hold({ ...now.current.values, ...typed })
      setFailure(undefined)
      try {
        await attempt()
      } catch (thrown) {
        const error = asApiError(thrown)
        const own = ownFaults(error, initial)
        // An error with a status came over the wire: the schema cannot say when it is over.
        if (error.status > 0) told.current = own
        setFaults(own)
        const first = Object.keys(initial).find(field => Object.hasOwn(own, field))
        if (first === undefined) setFailure(error)
        else focus?.(first)
      } finally {
        now.current.busy = false
        setBusy(false)
      }
    },
    async check(fields) {
      const found = await check().then(
        all => Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field))),
        (error: unknown) => {
          setFailure(asApiError(error))
          return undefined
        },
      )
      if (!found) return false
      setFailure(undefined)
      setFaults(found)
      const first = fields.find(field => Object.hasOwn(found, field))
      if (first !== undefined) focus?.(first)
      return first === undefined
    },
    reset(next) {
      hold(next)
      told.current = {}
      setFaults({})
      setFailure(undefined)
    },
  }
}
