import { useId } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Field } from '../../../src/ui/Field.tsx'
import type { House } from '../model.ts'

interface Props {
  readonly value: string
  readonly houses: readonly House[]
  readonly provider: string
  readonly error: string | undefined
  readonly onInput: (value: string) => void
}

/** The address of the home, helped by the houses that the vendor looks after. */
export function AddressField({ value, houses, provider, error, onInput }: Props) {
  const t = useT()
  const id = useId()
  return (
    <Field label={t('home.address')} id={id} hint={t('home.addressHint')} error={error}>
      <input
        id={id}
        name="address"
        className="input"
        value={value}
        required
        autoComplete="street-address"
        list={`${id}houses`}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}hint${error ? ` ${id}error` : ''}`}
        onChange={event => onInput(event.currentTarget.value)}
      />
      <datalist id={`${id}houses`}>
        {houses.map(house => (
          <option key={house.address} value={house.address}>
            {house.provider}
          </option>
        ))}
      </datalist>
      {provider && value.length > 2 && (
        <p className="muted small provider" role="status">
          {t('home.provider', { provider })}
        </p>
      )}
    </Field>
  )
}
