import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Logo } from '../../../src/ui/Logo.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { startsExpanded } from '../model.ts'
import type { SwitcherGroup } from '../types.ts'
import { ContractRow } from './ContractRow.tsx'

interface Props {
  readonly group: SwitcherGroup
  readonly currentId: number | undefined
  /** Undefined derives it from the number of contracts. */
  readonly startsOpen: boolean | undefined
  readonly onPick: (contractId: number) => void
}

/** One vendor: logo, name, number of contracts, and its contracts below (CON-1). */
export function Group({ group, currentId, startsOpen, onPick }: Props) {
  useSheet(rowsCss)
  const t = useT()
  const list = useId()
  const [open, setOpen] = useState(startsOpen ?? startsExpanded(group.contracts.length))
  const organizationOf = (id: number) =>
    group.showOrganizationsPage
      ? group.organizations.find(organization => organization.id === id)?.name
      : undefined
  return (
    <section className="group">
      <button
        type="button"
        className="group-head pick"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <Logo name={group.title} src={group.logo?.svg} colour={group.color} />
        <span className="row-text">
          <strong>{group.title}</strong>
          <span className="muted">{t('count', { count: group.contracts.length })}</span>
        </span>
        <Icon node={ChevronDown} className={open ? 'up' : ''} />
      </button>
      <ul id={list} hidden={!open}>
        {group.contracts.map(contract => (
          <li key={contract.id}>
            <ContractRow
              contract={contract}
              organization={organizationOf(contract.organizationId)}
              current={contract.id === currentId}
              onPick={() => onPick(contract.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
