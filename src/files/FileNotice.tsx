import { useT } from '../i18n/useT.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { FileState } from './useSignedFile.ts'

interface Props {
  readonly file: FileState | undefined
  readonly id: number | string
}

/** Shown if the browser blocked the opening of a file. */
export function FileNotice({ file, id }: Props) {
  const t = useT()
  if (file?.id !== id || file.kind === 'opening') return null
  return file.kind === 'failed' ? (
    <Notice tone="danger" title={t('shared:file.failed')}>
      <p>{file.text}</p>
    </Notice>
  ) : (
    <Notice
      tone="info"
      actions={
        <Button href={file.url} target="_blank">
          {t('shared:file.open')}
        </Button>
      }
    >
      <p>{t('shared:file.ready')}</p>
    </Notice>
  )
}
