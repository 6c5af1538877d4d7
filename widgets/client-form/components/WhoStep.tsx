import { useT } from '../../../src/i18n/useT.ts'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { ClientField } from '../model.ts'
import type { ClientFormViewProps } from '../types.ts'

type Line = Pick<Parameters<typeof TextField>[0], 'type' | 'inputMode' | 'autoComplete'> & {
  readonly name: ClientField & keyof typeof lines
}

/** Autofill and keyboard hints of each field. */
const lines = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  companyName: { autoComplete: 'organization' },
  companyCode: { inputMode: 'numeric' },
  companyVatCode: {},
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
} as const

/** Private person or legal entity, and contact details. */
export function WhoStep({ values, errors, onSet }: ClientFormViewProps) {
  const t = useT()
  const line = (name: Line['name'], hint?: string) => (
    <TextField
      key={name}
      {...lines[name]}
      name={name}
      required
      label={t(`who.${name}`)}
      hint={hint}
      value={values[name]}
      error={errors[name]}
      onInput={value => onSet(name, value)}
    />
  )
  return (
    <Tabs
      label={t('who.kind')}
      tabs={[
        { id: 'person', label: t('who.person') },
        { id: 'company', label: t('who.company') },
      ]}
      current={values.kind}
      onPick={kind => onSet('kind', kind)}
    >
      <div className="form-grid">
        {values.kind === 'person' ? (
          <>
            {line('firstName')}
            {line('lastName')}
          </>
        ) : (
          <>
            <div className="whole">{line('companyName')}</div>
            {line('companyCode')}
            {line('companyVatCode')}
          </>
        )}
        {line('phone', t('who.phoneHint'))}
        {line('email', t('who.emailHint'))}
      </div>
    </Tabs>
  )
}
