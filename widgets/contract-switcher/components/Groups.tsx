import { Search } from 'lucide'
import { useState } from 'react'
import { searchContracts } from '../../../src/api/rules/searchContracts.ts'
import { useT } from '../../../src/i18n/useT.ts'
import fieldsCss from '../../../src/ui/fields.css?inline'
import { Icon } from '../../../src/ui/Icon.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { SwitcherGroup } from '../types.ts'
import { Group } from './Group.tsx'

/** Above this number of contracts a search field is shown. */
const searchedAbove = 8

interface Props {
  readonly groups: readonly SwitcherGroup[]
  readonly currentId: number | undefined
  readonly onPick: (contractId: number, groupId: number) => void
}

/** The vendors with their contracts, and a search field if there are many. */
export function Groups({ groups, currentId, onPick }: Props) {
  useSheet(fieldsCss)
  const t = useT()
  const [text, setText] = useState('')
  const searching = text.trim() !== ''
  const total = groups.reduce((sum, { contracts }) => sum + contracts.length, 0)
  const matches = groups
    .map(group => ({ ...group, contracts: searchContracts(group.contracts, text) }))
    .filter(({ contracts }) => contracts.length > 0)
  const matchCount = matches.reduce((sum, { contracts }) => sum + contracts.length, 0)
  return (
    <>
      {total > searchedAbove && (
        <div className="search">
          <Icon node={Search} />
          <input
            className="input"
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
        </div>
      )}
      <p className="muted found" role="status">
        {searching && (matchCount === 0 ? t('nothingFound') : t('found', { count: matchCount }))}
      </p>
      {matches.map(group => (
        <Group
          // A search expands every vendor; the key restores the initial state afterwards.
          key={`${group.id}${searching}`}
          group={group as SwitcherGroup}
          startsOpen={searching || undefined}
          currentId={currentId}
          onPick={contractId => onPick(contractId, group.id)}
        />
      ))}
    </>
  )
}
