import { Download } from 'lucide'
import { useFormat } from '../i18n/useFormat.ts'
import { useT } from '../i18n/useT.ts'
import { Button } from '../ui/Button.tsx'
import { useSheet } from '../ui/useSheet.ts'
import { FileNotice } from './FileNotice.tsx'
import savedFilesCss from './savedFiles.css?inline'
import type { FileState } from './useSignedFile.ts'

interface Props {
  readonly files: readonly { readonly id: number; readonly name: string; readonly bytes: number }[]
  /** The last requested file. */
  readonly file: FileState | undefined
  readonly onFile: (id: number) => void
}

/** A list of attachments, each with a download button. */
export function Files({ files, file, onFile }: Props) {
  useSheet(savedFilesCss)
  const t = useT()
  const { bytes } = useFormat()
  return (
    <ul className="saved-files" aria-label={t('shared:files.label')}>
      {files.map(({ id, name, bytes: size }) => (
        <li key={id}>
          <Button
            icon={Download}
            busy={file?.kind === 'opening' && file.id === id}
            onClick={() => onFile(id)}
          >
            {name} <span className="muted">({bytes(size)})</span>
          </Button>
          <FileNotice file={file} id={id} />
        </li>
      ))}
    </ul>
  )
}
