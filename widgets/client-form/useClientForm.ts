import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nextSending, noSending } from '../../src/client/sending.ts'
import { type SentFile, useUploads } from '../../src/files/useUploads.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import type { PublicVendor } from '../../src/suite/publicData.ts'
import { loadCalls } from './loadCalls.ts'
import {
  bodyOf,
  type ClientField,
  type ClientValues,
  emptyValues,
  providerOf,
  type StepId,
  stepOf,
  steps,
} from './model.ts'
import { useHouses } from './useHouses.ts'

interface SavedFiles {
  readonly registry: readonly SentFile[]
  readonly identity: readonly SentFile[]
}

const noFiles: SavedFiles = { registry: [], identity: [] }

/** Props of a field, with the error that it has while a file of it is not uploaded. */
const fieldOf = ({ field, hasFailed }: ReturnType<typeof useUploads>, failure: string | undefined) => ({
  ...field,
  error: field.error ?? (hasFailed ? failure : undefined),
})

export type ClientPhase =
  | { readonly kind: 'filling' }
  | { readonly kind: 'review' }
  | { readonly kind: 'sent'; readonly reference: string }

/**
 * The form of a new owner: values, files, steps, draft and sending (CDF-1 to CDF-3).
 * @param vendor the only vendor; undefined lets the person choose among `vendors`
 */
export function useClientForm(
  vendor: PublicVendor | undefined,
  vendors: readonly PublicVendor[],
  focus: (field: string) => void,
) {
  const t = useT()
  const { emit, suite } = useElement()
  const { client } = suite
  const draft = useDraft('client-form', { ...emptyValues, files: noFiles, sending: noSending })
  const [{ files: draftFiles, sending: draftSending, ...typed }] = useState(() => ({ ...draft.saved }))
  const [phase, setPhase] = useState<ClientPhase>({ kind: 'filling' })
  const [step, setStep] = useState<StepId>('who')
  const [fieldToFocus, setFieldToFocus] = useState<string>()
  const [missed, setMissed] = useState<string>()
  const registry = useUploads('registry-document', draftFiles?.registry)
  const identity = useUploads('identity-document', draftFiles?.identity)
  // A retry after a lost answer reuses the key, also after a reload, so it creates no second form.
  const sending = useRef(draftSending ?? noSending)
  /** The draft that has values of this form. */
  const keptIn = useRef<typeof draft>(undefined)
  const now = useRef({ registry: registry.sent, identity: identity.sent, provider: '' })

  // The step of an invalid field has to render before the field can be focused.
  useEffect(() => {
    if (fieldToFocus === undefined) return
    focus(fieldToFocus)
    setFieldToFocus(undefined)
  }, [fieldToFocus, focus])

  const body = (values: ClientValues) => {
    const { registry: documents, identity: proof, provider } = now.current
    return bodyOf(
      { ...values, vendor: vendor?.slug ?? values.vendor },
      {
        registryDocuments: documents.map(({ upload }) => upload),
        identityDocument: proof[0]?.upload ?? '',
        provider,
      },
    )
  }

  const keep = (values: ClientValues) =>
    draft.keep({
      ...values,
      files: { registry: now.current.registry, identity: now.current.identity },
      sending: sending.current,
    })

  const goTo = (field: string) => {
    setPhase({ kind: 'filling' })
    setStep(stepOf(field))
    setFieldToFocus(field)
  }
  const form = useForm<ClientValues>({
    initial: { ...emptyValues, ...typed },
    schema: async () => (await loadCalls()).schema,
    body,
    async send(values) {
      const { sendForm } = await loadCalls()
      const request = body(values)
      sending.current = nextSending(sending.current, JSON.stringify(request))
      keep(values)
      const reference = await sendForm(client, request, sending.current.key)
      draft.drop()
      setPhase({ kind: 'sent', reference })
      emit('resident-submitted', { reference })
    },
    focus: goTo,
  })
  const { values } = form
  const chosen = vendor ?? vendors.find(({ slug }) => slug === values.vendor)
  const houses = useHouses(chosen?.slug ?? '', values.address)
  const provider = providerOf(values.address, houses, chosen?.title ?? '')
  now.current = { registry: registry.sent, identity: identity.sent, provider }

  const files = `${registry.sent.map(({ upload }) => upload)} ${identity.sent.map(({ upload }) => upload)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: `files` changes when the uploaded files change
  useEffect(() => {
    // Validates again after an error about missing files.
    if (form.errors.registryDocuments || form.errors.identityDocument) form.set('registryDocuments', '')
  }, [files])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `files` changes when the uploaded files change
  useLayoutEffect(() => {
    const isEmpty = Object.entries(values).every(([field, value]) => field === 'kind' || value === '')
    if (phase.kind === 'sent') return
    if (!isEmpty || files.trim() !== '') {
      keptIn.current = draft
      keep(values)
    }
    // What was deleted must not come back. An empty form leaves the draft of a person who is only now known.
    else if (keptIn.current === draft) draft.drop()
  }, [draft, values, files, phase.kind])

  const allFields = steps.flatMap<ClientField>(({ fields }) => fields)

  return {
    form,
    phase,
    step,
    houses,
    provider,
    chosen,
    registry: { ...registry, field: fieldOf(registry, missed) },
    identity: { ...identity, field: fieldOf(identity, missed) },
    set: form.set,
    isUploading: registry.isSending || identity.isSending,
    back: () => setStep(steps[steps.findIndex(({ id }) => id === step) - 1]?.id ?? 'who'),
    async next() {
      const at = steps.findIndex(({ id }) => id === step)
      if (await form.check([...(steps[at]?.fields ?? [])])) setStep(steps[at + 1]?.id ?? step)
    },
    async review() {
      // Blocks the review, because the form would silently lack a failed file.
      const failed = registry.hasFailed ? 'registryDocuments' : identity.hasFailed && 'identityDocument'
      setMissed(failed ? t('shared:files.failed') : undefined)
      if (!(await form.check(allFields))) return
      if (failed) goTo(failed)
      else setPhase({ kind: 'review' })
    },
    change(to: StepId) {
      setPhase({ kind: 'filling' })
      setStep(to)
      setFieldToFocus(steps.find(({ id }) => id === to)?.fields[0])
    },
    /** Deletes everything and starts again. */
    startOver() {
      draft.drop()
      sending.current = noSending
      registry.clear()
      identity.clear()
      setMissed(undefined)
      form.reset(emptyValues)
      setStep('who')
      setPhase({ kind: 'filling' })
    },
  }
}
