import { useT } from '../../../src/i18n/useT.ts'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { RepairName } from '../types.ts'

/** Autofill and keyboard hints of each field. */
const kinds = {
  firstName: { type: 'text', autoComplete: 'given-name', hinted: false },
  lastName: { type: 'text', autoComplete: 'family-name', hinted: false },
  phone: { type: 'tel', autoComplete: 'tel', hinted: true },
  email: { type: 'email', autoComplete: 'email', hinted: true },
} as const

interface Props {
  readonly name: RepairName
  readonly value: string
  readonly error: string | undefined
  readonly onInput: (value: string) => void
}

/** One field to correct, prefilled with its current value. */
export function RepairField({ name, ...field }: Props) {
  const t = useT()
  const { hinted, ...kind } = kinds[name]
  return (
    <TextField
      {...field}
      {...kind}
      name={name}
      label={t(`${name}.label`)}
      hint={hinted ? t(`${name}.hint`) : undefined}
      required
    />
  )
}
