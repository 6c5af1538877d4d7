import { useT } from '../../../src/i18n/useT.ts'
import fileFieldCss from '../../../src/ui/fileField.css?inline'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { recipientsOf } from '../model.ts'
import type { HelpDeskViewProps, NewState } from '../types.ts'

type Props = Pick<NewState, 'subjects' | 'values' | 'errors'> &
  Pick<HelpDeskViewProps, 'onSubject' | 'onType'>

/** Contract, recipient and address of the request; a single choice is shown as text. */
export function SubjectFields({ subjects, values, errors, onSubject, onType }: Props) {
  useSheet(fileFieldCss)
  const t = useT()
  const selected = subjects.find(({ contractId }) => contractId === values.contractId)
  const recipients = recipientsOf(subjects)
  const ofRecipient = subjects.filter(({ organizationId }) => organizationId === selected?.organizationId)
  const pick = (subject: (typeof subjects)[number] | undefined) => subject && onSubject?.(subject)
  return (
    <>
      <Choice
        label={t('form.recipient')}
        name="organizationId"
        value={selected?.organizationId ?? 0}
        options={recipients.map(({ id, name }) => ({ id, label: name }))}
        onPick={id => pick(subjects.find(({ organizationId }) => organizationId === id))}
      />
      <Choice
        label={t('form.contract')}
        name="contractId"
        value={values.contractId}
        options={ofRecipient.map(({ contractId, title }) => ({ id: contractId, label: title }))}
        error={errors.contractId}
        onPick={id => pick(subjects.find(({ contractId }) => contractId === id))}
      />
      <Choice
        label={t('form.object')}
        name="objectId"
        value={values.objectId}
        options={(selected?.objects ?? []).map(({ id, address }) => ({ id, label: address }))}
        error={errors.objectId}
        onPick={id => onType?.('objectId', id)}
      />
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly value: number
  readonly options: readonly { readonly id: number; readonly label: string }[]
  readonly error?: string | undefined
  readonly onPick: (id: number) => void
}

function Choice({ label, name, value, options, error, onPick }: ChoiceProps) {
  const [only] = options
  if (!only) return null
  if (options.length === 1 && !error)
    return (
      <div className="said">
        <p className="files-label">{label}</p>
        <p>{only.label}</p>
      </div>
    )
  return (
    <SelectField
      label={label}
      name={name}
      value={String(value)}
      options={options.map(option => ({ value: String(option.id), label: option.label }))}
      error={error}
      onChange={text => onPick(Number(text))}
    />
  )
}
