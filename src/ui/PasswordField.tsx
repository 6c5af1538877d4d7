import { Eye, EyeOff } from 'lucide'
import type { ReactNode } from 'react'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

interface Props {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Whether the password is visible. */
  readonly visible: boolean
  /** Label of the button: "Show password" or "Hide password". */
  readonly toggleLabel: string
  readonly onToggle: () => void
  readonly onLabelClick: () => void
  /** Slot of the input, which is in the light DOM (`LightDomForm`). */
  readonly children: ReactNode
}

/** A password field with a show/hide button. */
export function PasswordField({ visible, toggleLabel, onToggle, children, ...field }: Props) {
  return (
    <Field
      {...field}
      end={<IconButton icon={visible ? EyeOff : Eye} label={toggleLabel} onClick={onToggle} />}
    >
      {children}
    </Field>
  )
}
