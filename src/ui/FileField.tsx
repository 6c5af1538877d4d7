import { CircleAlert, CircleCheck, type IconNode, Paperclip, RotateCw, X } from 'lucide'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { FileButton } from './FileButton.tsx'
import fieldsCss from './fields.css?inline'
import fileFieldCss from './fileField.css?inline'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import rowsCss from './rows.css?inline'
import { useSheet } from './useSheet.ts'

/** A chosen file and its upload state. */
export interface FileItem {
  readonly id: string
  readonly name: string
  /** E.g. "1.2 MB". */
  readonly size: string
  readonly state: 'sending' | 'sent' | 'failed'
  /** Share sent, 0 to 1; while sending. */
  readonly share?: number
  /** State as text: "Uploading", "Attached", or the error. */
  readonly text: string
  /** Whether a retry can help; if it failed. */
  readonly canRetry?: boolean
  /** Preview instead of an icon. */
  readonly picture?: ReactNode
}

interface FileFieldTexts {
  readonly label: string
  /** Enforced limits: kinds, size and count. */
  readonly hint: string
  readonly choose: string
  readonly drop: string
  readonly cancel: (name: string) => string
  readonly remove: (name: string) => string
  readonly retry: (name: string) => string
}

export interface FileFieldProps {
  /** Only the button, for one file beside another field; other texts are for screen readers. */
  readonly compact?: boolean
  /** Icon of the button. */
  readonly icon?: IconNode
  readonly texts: FileFieldTexts
  readonly files: readonly FileItem[]
  /** Accepted extensions, e.g. ".pdf", or types, e.g. "image/*". */
  readonly endings: readonly string[]
  /** Number of files that can still be added; at 0 the button is hidden. */
  readonly remaining: number
  readonly error?: string | undefined
  readonly onAdd: (files: readonly File[]) => void
  /** Removes a file in any state. */
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
}

/** Chooses files by button or drag and drop, and shows the progress of each. */
export function FileField({ compact = false, icon = Paperclip, texts, files, ...props }: FileFieldProps) {
  useSheet(fieldsCss)
  useSheet(fileFieldCss)
  useSheet(rowsCss)
  const { endings, remaining, error, onAdd, onRemove, onRetry } = props
  const [isDraggedOver, setDraggedOver] = useState(false)
  const heading = useId()
  const hint = useId()

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDraggedOver(event.type === 'dragenter' || event.type === 'dragover')
  }
  const onDrop = (event: DragEvent) => {
    onDrag(event)
    const dropped = [...event.dataTransfer.files]
    if (dropped.length > 0) onAdd(dropped)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; keyboard users have the button
    <div
      className={`field files${isDraggedOver ? ' over' : ''}${error ? ' invalid' : ''}`}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      <p className={compact ? 'vh' : 'files-label'} id={heading}>
        {texts.label}
      </p>
      <p className={compact ? 'vh' : 'muted small'} id={hint}>
        {texts.hint}
      </p>
      {files.length > 0 && (
        <ul aria-labelledby={heading}>
          {files.map(file => (
            <FileRow key={file.id} file={file} texts={texts} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
      {remaining > 0 && (
        <div className={compact ? '' : 'files-drop'}>
          <FileButton
            icon={icon}
            label={texts.label}
            describedBy={hint}
            endings={endings}
            multiple={remaining > 1}
            onChoose={onAdd}
          >
            {texts.choose}
          </FileButton>
          {!compact && (
            <span className="muted small" aria-hidden="true">
              {texts.drop}
            </span>
          )}
        </div>
      )}
      {error && (
        <p className="error" role="alert">
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  )
}

interface RowProps extends Pick<FileFieldProps, 'texts' | 'onRemove' | 'onRetry'> {
  readonly file: FileItem
}

function FileRow({ file, texts, onRemove, onRetry }: RowProps) {
  const { id, name, size, state, share = 0, text, picture } = file
  return (
    <li className={`file-row ${state === 'failed' ? 'danger' : state === 'sent' ? 'success' : ''}`}>
      {picture ??
        (state === 'sending' ? (
          <Icon node={Paperclip} />
        ) : (
          <Icon node={state === 'sent' ? CircleCheck : CircleAlert} className="tone" />
        ))}
      <div className="row-text">
        <span className="file-name">{name}</span>
        <span className="muted small">
          {size} · <span role={state === 'failed' ? 'alert' : 'status'}>{text}</span>
        </span>
        {state === 'sending' && <progress value={share} max={1} aria-label={`${text}: ${name}`} />}
      </div>
      {state === 'failed' && file.canRetry && (
        <IconButton icon={RotateCw} label={texts.retry(name)} onClick={() => onRetry(id)} />
      )}
      <IconButton
        icon={X}
        label={(state === 'sending' ? texts.cancel : texts.remove)(name)}
        onClick={() => onRemove(id)}
      />
    </li>
  )
}
