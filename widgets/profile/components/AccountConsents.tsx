import { consentNames, mandatoryConsents } from '../../../src/api/schemas/accounts.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Switch } from '../../../src/ui/Switch.tsx'
import type { AccountConsent, AccountConsentsProps } from '../types.ts'
import { Consents } from './Consents.tsx'
import { Section } from './Section.tsx'

const waiting = consentNames.map(
  (key): AccountConsent => ({
    key,
    given: undefined,
    mandatory: mandatoryConsents.some(name => name === key),
    busy: false,
  }),
)

/** Consents of the account (PRF-2). */
export function AccountConsents({
  panel,
  push,
  onPush,
  onAccountConsent,
  onRetryAccountConsents,
}: AccountConsentsProps) {
  const t = useT()
  return (
    <>
      <Section title={t('consents.title')} text={t('consents.text')}>
        <Consents panel={panel} waiting={waiting} onRetry={onRetryAccountConsents}>
          {({ key, given, mandatory, busy, problem }) => (
            <Switch
              key={key}
              label={t(`consents.${key}.label`)}
              text={t(`consents.${key}.text`)}
              checked={given}
              locked={mandatory && given !== false ? t('consents.mandatory') : undefined}
              busy={busy}
              error={problem && `${t('consents.failed')} ${problem}`}
              onChange={next => onAccountConsent(key, next)}
            />
          )}
        </Consents>
      </Section>
      {push && (
        <Section title={t('push.title')} text={t('push.text')}>
          <div className="consents">
            <Switch
              label={t('push.label')}
              text={t('push.hint')}
              checked={push.isOn}
              busy={push.busy}
              error={push.problem}
              onChange={onPush}
            />
          </div>
        </Section>
      )}
    </>
  )
}
