import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Confirm } from '../../../src/ui/Confirm.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import type { YourDataProps } from '../types.ts'
import { Section } from './Section.tsx'

/** Export of the user's data, and deletion of the account (AUT-15). */
export function YourData({ data, ...on }: YourDataProps) {
  const t = useT()
  const { deletion } = data
  return (
    <>
      <Section title={t('export.title')} text={t('export.text')}>
        {data.exportProblem && <Notice tone="danger">{data.exportProblem}</Notice>}
        <div className="end">
          <Button busy={data.exporting === 'busy'} onClick={on.onExport}>
            {t(data.exporting === 'busy' ? 'export.busy' : 'export.action')}
          </Button>
          <p className="said" role="status">
            {data.exporting === 'done' && t('export.done')}
          </p>
        </div>
      </Section>
      <Section title={t('deletion.title')} text={t('deletion.text')}>
        <div>
          <Button onClick={() => on.onDeletionOpen(true)}>{t('deletion.action')}</Button>
        </div>
      </Section>
      <Confirm
        open={deletion.open}
        danger
        title={t('deletion.question')}
        closeLabel={t('shared:close')}
        cancelLabel={t('deletion.keep')}
        confirmLabel={t(deletion.busy ? 'deletion.busy' : 'deletion.confirm')}
        busy={deletion.busy}
        typed={{
          label: t('deletion.typed', { word: t('deletion.word') }),
          expectedText: t('deletion.word'),
          error: t('deletion.mistyped', { word: t('deletion.word') }),
        }}
        formRef={on.deletionForm}
        onClose={() => on.onDeletionOpen(false)}
        onConfirm={on.onDelete}
      >
        {deletion.problem && (
          <Notice
            tone="danger"
            title={t('deletion.failed')}
            actions={
              deletion.contact && <Button href={`mailto:${deletion.contact}`}>{deletion.contact}</Button>
            }
          >
            <p>{deletion.problem}</p>
            <p>{t('deletion.contact')}</p>
          </Notice>
        )}
        <p>{t('deletion.what')}</p>
        <slot name="deletion" />
        <PasswordField
          label={t('deletion.password')}
          error={deletion.wrongPassword}
          visible={deletion.visible}
          toggleLabel={t(deletion.visible ? 'password.hide' : 'password.show')}
          onToggle={on.onDeletionShow}
          onLabelClick={on.onDeletionFocus}
        >
          <slot name="accountPassword" />
        </PasswordField>
      </Confirm>
    </>
  )
}
