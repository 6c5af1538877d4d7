import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { FileState } from '../BillsView.tsx'

interface Props {
  readonly file: FileState | undefined
  readonly invoiceId: number
}

/** Stands by an invoice whose PDF did not open by itself. */
export function FileNotice({ file, invoiceId }: Props) {
  const t = useT()
  if (file?.invoiceId !== invoiceId || file.kind === 'opening') return null
  return file.kind === 'failed' ? (
    <Notice tone="danger" title={t('file.failed')}>
      <p>{file.text}</p>
    </Notice>
  ) : (
    <Notice
      tone="info"
      actions={
        <Button href={file.url} target="_blank">
          {t('file.open')}
        </Button>
      }
    >
      <p>{t('file.ready')}</p>
    </Notice>
  )
}
