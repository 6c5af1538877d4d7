import { useCallback, useRef } from 'react'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { SharedTexts } from '../../src/runtime/SharedTexts.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { usePublic } from '../../src/runtime/usePublic.ts'
import { useRetryWhenOnline } from '../../src/runtime/useRetryWhenOnline.ts'
import { loadPublicVendors, type PublicVendor } from '../../src/suite/publicData.ts'
import { ClientFormView } from './ClientFormView.tsx'
import type { attributes } from './client-form.widget.ts'
import { useClientForm } from './useClientForm.ts'

type Props = PropsOf<typeof attributes>

const none: readonly PublicVendor[] = []

/** Form with the data of a new owner, open to everybody (CDF-1 to CDF-3). Its file fields need the shared texts. */
export const ClientForm = (props: Props) => (
  <SharedTexts>
    <Form {...props} />
  </SharedTexts>
)

function Form({ vendor: slug }: Props) {
  const { suite } = useElement()
  const link = useDestination()
  const root = useRef<HTMLDivElement>(null)
  const { data: vendors = none, error, retry } = usePublic(loadPublicVendors)
  const listState = vendors !== none ? 'ready' : error ? 'failed' : 'loading'
  useRetryWhenOnline(listState, retry)

  const focus = useCallback((field: string) => {
    const element = root.current
    const part = element?.querySelector(`[data-field="${field}"]`)
    const input =
      element?.querySelector<HTMLElement>(`[name="${field}"]`) ??
      part?.querySelector<HTMLElement>('.file-row.danger button') ??
      part?.querySelector<HTMLElement>('button, input, select')
    input?.focus()
  }, [])

  const vendorSlug = slug ?? suite.config.vendor
  const vendor = vendors.find(({ slug }) => slug === vendorSlug)
  const form = useClientForm(vendor, vendors, focus)
  const { values, errors, problem, busy } = form.form

  return (
    <div ref={root}>
      <ClientFormView
        phase={form.phase}
        step={form.step}
        values={values}
        errors={errors}
        problem={problem}
        busy={busy}
        isUploading={form.isUploading}
        vendors={vendors.map(({ slug: value, title }) => ({ value, label: title }))}
        vendor={
          vendor?.title ??
          // So that no choice appears and vanishes on pages that name their vendor.
          (listState === 'loading' ? vendorSlug : undefined)
        }
        vendorsFailed={listState === 'failed'}
        provider={form.provider}
        houses={form.houses}
        registry={form.registry.field}
        identity={form.identity.field}
        fileNames={{
          registry: form.registry.sent.map(({ name }) => name),
          identity: form.identity.sent.map(({ name }) => name),
        }}
        home={link('home')}
        onSet={form.set}
        onRetryVendors={retry}
        onBack={form.back}
        onNext={() => void form.next()}
        onReview={() => void form.review()}
        onChange={form.change}
        onSend={() => void form.form.submit()}
        onStartOver={form.startOver}
      />
    </div>
  )
}
