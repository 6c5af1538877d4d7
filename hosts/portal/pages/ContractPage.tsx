import { useT } from '../../../src/i18n/useT.ts'
import { Element } from '../elements/Element.tsx'
import { ContractStatus } from '../parts/ContractStatus.tsx'
import { addressesOf, contractTitle } from '../parts/contractTitle.ts'
import { Page } from '../parts/Page.tsx'
import { useRouteContract } from '../useRouteContract.ts'

/** A contract's first page: what it is about, and its bills. */
export function ContractPage() {
  const t = useT()
  const found = useRouteContract()
  if (!found) return null
  const { contract, group } = found
  const organization = group.organizations.find(({ id }) => id === contract.organizationId)
  const facts = [
    [t('contract.numberLabel'), contract.username],
    [t('contract.address'), addressesOf(contract)],
    [t('contract.vendor'), organization?.name ?? group.title],
  ] as const
  return (
    <Page title={contractTitle(contract)}>
      <div className="site-columns">
        <Element tag="resident-bills" attributes={{ contract: String(contract.id) }} lines={8} />
        <aside className="site-card" aria-label={t('contract.about')}>
          <h2>{t('contract.about')}</h2>
          <dl className="site-facts">
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
            <div>
              <dt>{t('contract.status')}</dt>
              <dd>
                <ContractStatus active={contract.isActive} />
              </dd>
            </div>
          </dl>
        </aside>
      </div>
    </Page>
  )
}
