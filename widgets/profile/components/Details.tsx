import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { DetailsProps } from '../types.ts'
import { Section } from './Section.tsx'

const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** Name and phone (PRF-1, PRF-3). */
export function Details({ details, onDetail, onSaveDetails, onDropDraft }: DetailsProps) {
  const t = useT()
  return (
    <Section title={t('details.title')} text={t('details.text')}>
      <form
        className="stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          onSaveDetails()
        }}
      >
        {details.restored && (
          <Notice tone="info" actions={<Button onClick={onDropDraft}>{t('details.drop')}</Button>}>
            <p>{t('details.restored')}</p>
          </Notice>
        )}
        {details.problem && <Notice tone="danger">{details.problem}</Notice>}
        {fields.map(field => (
          <TextField
            key={field.name}
            {...field}
            label={t(`details.${field.name}`)}
            hint={field.name === 'phone' ? t('details.phoneHint') : undefined}
            value={details.values[field.name]}
            error={details.errors[field.name]}
            onInput={value => onDetail(field.name, value)}
            required
          />
        ))}
        <div className="end">
          <Button variant="primary" type="submit" busy={details.busy}>
            {t(details.busy ? 'saving' : 'details.save')}
          </Button>
          <p className="said" role="status">
            {details.saved && !details.busy && t('details.saved')}
          </p>
        </div>
      </form>
    </Section>
  )
}
