import type { IconNode } from 'lucide'
import { useRef } from 'react'
import { Button } from './Button.tsx'

interface Props {
  readonly children: string
  readonly icon?: IconNode
  readonly variant?: 'primary' | 'secondary'
  readonly busy?: boolean
  /** Name of the file input. */
  readonly label: string
  /** Id of the text that explains what can be chosen. */
  readonly describedBy: string
  /** Accepted extensions, e.g. ".pdf", or types, e.g. "image/*". */
  readonly endings: readonly string[]
  readonly multiple?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** A button that asks for files. The input is hidden, because browsers label theirs in their own language. */
export function FileButton({ children, icon, variant, busy, label, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const onChange = () => {
    const files = [...(input.current?.files ?? [])]
    // Allows choosing the same file again.
    if (input.current) input.current.value = ''
    if (files.length > 0) props.onChoose(files)
  }
  return (
    <>
      <Button
        icon={icon}
        variant={variant ?? 'secondary'}
        busy={busy}
        aria-describedby={props.describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={props.endings.join(',')}
        multiple={props.multiple ?? false}
        onChange={onChange}
      />
    </>
  )
}
