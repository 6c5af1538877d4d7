import type { ReactNode } from 'react'
import type { PasswordStrength } from '../api/rules/passwordStrength.ts'
import { useT } from '../i18n/useT.ts'
import { Field } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { StrengthMeter } from '../ui/StrengthMeter.tsx'

type PasswordPairField = 'password' | 'passwordConfirmation'

interface Props {
  readonly label: string
  readonly repeatLabel: string
  /** Hint for a good password, until one is typed. */
  readonly hint: string
  readonly strength: PasswordStrength | undefined
  readonly errors: Readonly<Partial<Record<PasswordPairField, string>>>
  readonly visible: boolean
  readonly onToggle: () => void
  readonly onFocus: (field: PasswordPairField) => void
  /** Slots of both inputs, which are in the light DOM (`LightDomForm`). */
  readonly password: ReactNode
  readonly confirmation: ReactNode
}

/** A new password and its repetition, with a strength meter (AUT-5, AUT-9). */
export function PasswordPair({ label, repeatLabel, hint, strength, errors, visible, ...props }: Props) {
  const t = useT()
  return (
    <>
      <div>
        <PasswordField
          label={label}
          error={errors.password}
          visible={visible}
          toggleLabel={t(visible ? 'shared:hidePassword' : 'shared:showPassword')}
          onToggle={props.onToggle}
          onLabelClick={() => props.onFocus('password')}
        >
          {props.password}
        </PasswordField>
        <StrengthMeter strength={strength}>{strength ? t(`forms:strength.${strength}`) : hint}</StrengthMeter>
      </div>
      <Field
        label={repeatLabel}
        error={errors.passwordConfirmation}
        onLabelClick={() => props.onFocus('passwordConfirmation')}
      >
        {props.confirmation}
      </Field>
    </>
  )
}
