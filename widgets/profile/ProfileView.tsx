import { useT } from '../../src/i18n/useT.ts'
import { Tabs } from '../../src/ui/Tabs.tsx'
import { AccountConsents } from './components/AccountConsents.tsx'
import { ContractConsents } from './components/ContractConsents.tsx'
import { Details } from './components/Details.tsx'
import { Devices } from './components/Devices.tsx'
import { EmailAddress } from './components/EmailAddress.tsx'
import { Passkeys } from './components/Passkeys.tsx'
import { Password } from './components/Password.tsx'
import { Proof } from './components/Proof.tsx'
import { SocialAccounts } from './components/SocialAccounts.tsx'
import { YourData } from './components/YourData.tsx'
import { tabs } from './profile.widget.ts'
import type { ProfileViewProps } from './types.ts'

/**
 * The account on three tabs: its data, its consents, and the consents of each contract (PRF-1, PRF-2,
 * CON-13).
 */
export function ProfileView({ state, onTab, ...actions }: ProfileViewProps) {
  const t = useT()
  return (
    <section className="card account" part="card">
      <Tabs
        label={t('title')}
        tabs={tabs.map(id => ({ id, label: t(`tabs.${id}`) }))}
        current={state.tab}
        onPick={onTab}
      >
        {state.tab === 'profile' && (
          <>
            <Details details={state.details} {...actions} />
            <EmailAddress email={state.email} {...actions} />
            <Password password={state.password} {...actions} />
            <SocialAccounts social={state.social} {...actions} />
            <Passkeys passkeys={state.passkeys} {...actions} />
            <Devices devices={state.devices} {...actions} />
            <YourData data={state.data} {...actions} />
            <Proof proof={state.proof} {...actions} />
          </>
        )}
        {state.tab === 'profile-consent' && (
          <AccountConsents panel={state.panel} push={state.push} {...actions} />
        )}
        {state.tab === 'contract-consent' && <ContractConsents {...actions} {...state} />}
      </Tabs>
    </section>
  )
}
