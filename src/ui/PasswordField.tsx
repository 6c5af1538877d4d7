import { Eye, EyeOff } from 'lucide'
import type { ReactNode } from 'react'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

interface Props {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Whether the password can be read. */
  readonly shown: boolean
  /** What the button does now: "Show password" or "Hide password". */
  readonly toggleLabel: string
  readonly onToggle: () => void
  readonly onLabelClick: () => void
  /** The slot of the input: passwords stand in the page's own document (`LightDomForm`). */
  readonly children: ReactNode
}

/** A password with a button that shows and hides it. */
export function PasswordField({ shown, toggleLabel, onToggle, children, ...field }: Props) {
  return (
    <Field {...field} end={<IconButton icon={shown ? EyeOff : Eye} label={toggleLabel} onClick={onToggle} />}>
      {children}
    </Field>
  )
}
