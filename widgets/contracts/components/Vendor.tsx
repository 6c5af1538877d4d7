import { useId, useState } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Logo } from '../../../src/ui/Logo.tsx'
import { Pager } from '../../../src/ui/Pager.tsx'
import { contractsPerPage } from '../model.ts'
import type { ContractsGroup, EmailState, RowCallbacks } from '../types.ts'
import { Row } from './Row.tsx'

interface Props extends RowCallbacks {
  readonly group: ContractsGroup
  readonly email: EmailState | undefined
}

/** The contracts with one vendor, page by page. */
export function Vendor({ group, email, ...callbacks }: Props) {
  const t = useT()
  const heading = useId()
  const [visibleCount, setVisibleCount] = useState(contractsPerPage)
  const { contracts } = group
  const organizationOf = (id: number) =>
    group.showOrganizationsPage
      ? group.organizations.find(organization => organization.id === id)?.name
      : undefined
  return (
    <section className="card vendor" part="card" aria-labelledby={heading}>
      <div className="vendor-head">
        <Logo name={group.title} src={group.logo?.svg} colour={group.color} />
        <h2 id={heading}>{group.title}</h2>
      </div>
      <ul>
        {contracts.slice(0, visibleCount).map(contract => (
          <li key={contract.id}>
            <Row
              {...callbacks}
              contract={contract}
              organization={organizationOf(contract.organizationId)}
              email={email?.contractId === contract.id ? email : undefined}
            />
          </li>
        ))}
      </ul>
      {contracts.length > contractsPerPage && (
        <Pager
          text={t('shared:list.shown', {
            shown: Math.min(visibleCount, contracts.length),
            total: contracts.length,
          })}
          more={
            visibleCount < contracts.length
              ? {
                  label: t('shared:list.more'),
                  busy: false,
                  onClick: () => setVisibleCount(visibleCount + contractsPerPage),
                }
              : undefined
          }
        />
      )}
    </section>
  )
}
