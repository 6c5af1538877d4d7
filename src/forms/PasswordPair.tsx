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
  /** What makes a good password, until there is something to judge. */
  readonly hint: string
  readonly strength: PasswordStrength | undefined
  readonly errors: Readonly<Partial<Record<PasswordPairField, string>>>
  readonly shown: boolean
  readonly onToggle: () => void
  readonly onFocus: (field: PasswordPairField) => void
  /** The slots of both inputs: they stand in the page's own document (`LightDomForm`). */
  readonly password: ReactNode
  readonly confirmation: ReactNode
}

/** A new password and the same once more, with a word on how hard it is to guess (AUT-5, AUT-9). */
export function PasswordPair({ label, repeatLabel, hint, strength, errors, shown, ...props }: Props) {
  const t = useT()
  return (
    <>
      <div>
        <PasswordField
          label={label}
          error={errors.password}
          shown={shown}
          toggleLabel={t(shown ? 'shared:hidePassword' : 'shared:showPassword')}
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
