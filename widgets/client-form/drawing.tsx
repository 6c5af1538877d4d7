import { type UploadPurpose, uploadLimits } from '../../src/api/schemas/uploadLimits.ts'
import type { Drawing } from '../../src/element/Drawing.ts'
import { limitedField } from '../../src/files/limitedField.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { ClientFormView } from './ClientFormView.tsx'
import css from './client-form.css?inline'
import { emptyValues } from './model.ts'

const nothing = () => undefined

function EmptyForm({ home }: { readonly home: LinkProps }) {
  const t = useT()
  const format = useFormat()
  const fileField = (purpose: UploadPurpose) => ({
    ...limitedField(t, format, uploadLimits[purpose]),
    files: [],
    remaining: uploadLimits[purpose].count,
    onAdd: nothing,
    onRemove: nothing,
    onRetry: nothing,
  })
  return (
    <ClientFormView
      phase={{ kind: 'filling' }}
      step="who"
      values={emptyValues}
      errors={{}}
      problem={undefined}
      busy={false}
      isUploading={false}
      vendors={[]}
      vendor="vendor"
      vendorsFailed={false}
      provider=""
      houses={[]}
      registry={fileField('registry-document')}
      identity={fileField('identity-document')}
      fileNames={{ registry: [], identity: [] }}
      home={home}
      onSet={nothing}
      onRetryVendors={nothing}
      onBack={nothing}
      onNext={nothing}
      onReview={nothing}
      onChange={nothing}
      onSend={nothing}
      onStartOver={nothing}
    />
  )
}

/** The empty form of a page that names its vendor; elsewhere the vendors are not known yet (CDF-1). */
export const drawing: Drawing = {
  css: [css],
  inShadow: ({ hasVendor, link }) =>
    hasVendor ? (
      <div>
        <EmptyForm home={link('home')} />
      </div>
    ) : null,
  inLight: () => null,
}
