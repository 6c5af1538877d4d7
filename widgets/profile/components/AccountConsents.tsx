import { consentNames, mandatoryConsents } from '../../../src/api/schemas/accounts.ts'
import { useT } from '../../../src/i18n/useT.ts'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { Switch } from '../../../src/ui/Switch.tsx'
import type { AccountConsent } from '../ProfileView.tsx'
import { Consents } from './Consents.tsx'
import { Section } from './Section.tsx'

export interface AccountConsentsProps {
  readonly panel: Panel<readonly AccountConsent[]>
  readonly onAccountConsent: (key: AccountConsent['key'], given: boolean) => void
  readonly onRetryAccountConsents: () => void
}

const waiting = consentNames.map(
  (key): AccountConsent => ({
    key,
    given: undefined,
    mandatory: mandatoryConsents.some(name => name === key),
    busy: false,
  }),
)

/** What the person agreed to with the account (PRF-2). */
export function AccountConsents({ panel, onAccountConsent, onRetryAccountConsents }: AccountConsentsProps) {
  const t = useT()
  return (
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
  )
}
