import { House } from 'lucide'
import { contractConsents } from '../../../src/api/schemas/contractLinks.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { Select } from '../../../src/ui/Select.tsx'
import { Switch } from '../../../src/ui/Switch.tsx'
import type { ContractConsent, ContractConsentsProps } from '../types.ts'
import { Consents } from './Consents.tsx'
import { Section } from './Section.tsx'

const waiting = contractConsents.map((key): ContractConsent => ({ key, given: undefined, busy: false }))

/** Consents of one contract (CON-13). */
export function ContractConsents({ contracts, contractId, panel, ...on }: ContractConsentsProps) {
  const t = useT()
  if (contracts.length === 0)
    return (
      <div className="none">
        <EmptyState
          icon={House}
          title={t('contracts.none.title')}
          text={t('contracts.none.text')}
          action={
            <Button variant="primary" {...on.linkContract}>
              {t('shared:noContract.action')}
            </Button>
          }
        />
      </div>
    )
  const selected = contracts.find(({ id }) => id === contractId)
  return (
    <Section title={t('contracts.title')} text={t('contracts.text')}>
      {contracts.length > 1 ? (
        <Select
          label={t('contracts.choose')}
          value={String(contractId ?? '')}
          options={contracts.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={id => on.onContract(Number(id))}
        />
      ) : (
        <p className="fact">{selected?.name}</p>
      )}
      <Consents panel={panel} waiting={waiting} onRetry={on.onRetryContractConsents}>
        {({ key, given, busy, problem }) => (
          <Switch
            key={key}
            label={t(`contracts.${key}.label`)}
            text={t(`contracts.${key}.text`)}
            checked={given}
            busy={busy}
            error={problem && `${t('consents.failed')} ${problem}`}
            onChange={next => on.onContractConsent(key, next)}
          />
        )}
      </Consents>
    </Section>
  )
}
