import { useT } from '../../../src/i18n/useT.ts'
import { FileField } from '../../../src/ui/FileField.tsx'
import type { ClientFormViewProps } from '../types.ts'

/** Documents that prove ownership and identity (CDF-2). */
export function FilesStep({ registry, identity, errors }: ClientFormViewProps) {
  const t = useT()
  return (
    <div className="stack">
      <div data-field="registryDocuments">
        <FileField
          {...registry}
          texts={{ ...registry.texts, label: t('files.registry') }}
          error={registry.error ?? errors.registryDocuments}
        />
      </div>
      <div data-field="identityDocument">
        <FileField
          {...identity}
          texts={{ ...identity.texts, label: t('files.identity') }}
          error={identity.error ?? errors.identityDocument}
        />
      </div>
    </div>
  )
}
