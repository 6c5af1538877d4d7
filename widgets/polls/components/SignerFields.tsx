import { useT } from '../../../src/i18n/useT.ts'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { Ballot, BallotState, Signer } from '../types.ts'

interface Props {
  readonly ballot: Ballot
  readonly errors: BallotState['errors']
  readonly onType: (field: keyof Signer, value: string) => void
}

const fields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  // Browsers do not store personal codes.
  { name: 'personalCode', inputMode: 'numeric', autoComplete: 'off' },
] as const

/** Details of the signer (POL-3). */
export function SignerFields({ ballot, errors, onType }: Props) {
  const t = useT()
  return (
    <fieldset className="signer">
      <legend>{t('signer.title')}</legend>
      {fields.map(({ name, ...input }) => (
        <TextField
          key={name}
          name={name}
          required
          label={t(`signer.${name}`)}
          hint={name === 'personalCode' ? t('signer.personalCodeHint') : undefined}
          value={ballot[name]}
          error={errors[name]}
          onInput={value => onType(name, value)}
          {...input}
        />
      ))}
    </fieldset>
  )
}
