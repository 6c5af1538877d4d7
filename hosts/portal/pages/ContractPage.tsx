import type { Contract } from '../../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../../src/api/schemas/organizations.ts'
import type { Formats } from '../../../src/i18n/formats.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import { addressesOf } from '../components/addressesOf.ts'
import { ContractStatus } from '../components/ContractStatus.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { Page } from '../components/Page.tsx'
import { Tooltip } from '../components/Tooltip.tsx'
import { useContractTitle } from '../components/useContractTitle.ts'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { contractBase, useMenu } from '../menus.ts'

/** The contract's number, and its addresses unless they are its title. */
const leadOf = (contract: Contract, numbered: Formats['numbered']) =>
  [numbered(contract.username), contract.contractName?.name ? addressesOf(contract) : '']
    .filter(text => text !== '')
    .join(' · ')

/** A contract's first page: its latest bill and its details. */
export function ContractPage() {
  const titleOf = useContractTitle()
  const { numbered } = useFormat()
  const base = contractBase(useRouteParams())
  const current = useRouteContract()
  if (!current) return null
  const { contract, group } = current
  const attributes = { contract: String(contract.id) }
  const organization = group.organizations.find(({ id }) => id === contract.organizationId)
  return (
    <Page title={titleOf(contract)} home={leadOf(contract, numbered)}>
      <div className="site-columns">
        <div className="stack">
          <Element tag="resident-bills" attributes={{ ...attributes, view: 'latest' }} lines={4} />
          {base && <Shortcuts base={base} group={group} />}
          <Element tag="resident-calculations" attributes={attributes} lines={5} />
        </div>
        <ContractFacts contract={contract} company={organization?.name ?? group.title} />
      </div>
    </Page>
  )
}

/** One tap to what people come for besides paying (LAY-22). */
function Shortcuts({ base, group }: { readonly base: string; readonly group: OrganizationGroup }) {
  const t = useT()
  const isInMenu = useMenu('sub_header').some(({ path }) => path === `${base}/meter`)
  const { billLinkEnabled, helpDeskEnabled } = group.settings
  return (
    <p className="site-shortcuts">
      {billLinkEnabled && (
        <LinkButton to={`${base}/bill`} variant="secondary">
          {t('contract.allBills')}
        </LinkButton>
      )}
      {helpDeskEnabled && (
        <LinkButton to={`${base}/help-desk/create`} variant="secondary">
          {t('contract.help')}
        </LinkButton>
      )}
      {isInMenu && (
        <LinkButton to={`${base}/meter`} variant="secondary">
          {t('contract.readings')}
        </LinkButton>
      )}
    </p>
  )
}

function ContractFacts({ contract, company }: { readonly contract: Contract; readonly company: string }) {
  const t = useT()
  return (
    <aside className="site-card" aria-label={t('contract.about')}>
      <h2>{t('contract.about')}</h2>
      <dl className="site-facts">
        <div>
          <dt>{t('contract.company')}</dt>
          <dd>{company}</dd>
        </div>
        {contract.objects.length > 0 && (
          <div>
            <dt>{t('contract.address')}</dt>
            {contract.objects.map(({ id, address }) => (
              <dd key={id}>
                <NoWrap text={address} />
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t('contract.status')}</dt>
          <dd>
            <ContractStatus active={contract.isActive} />
            <Tooltip label={t('contract.statusAbout')}>
              {t(contract.isActive ? 'contract.activeText' : 'contract.inactiveText')}
            </Tooltip>
          </dd>
        </div>
      </dl>
    </aside>
  )
}
