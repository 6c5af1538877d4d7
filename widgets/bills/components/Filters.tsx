import { invoiceTypes } from '../../../src/api/schemas/invoices.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Select } from '../../../src/ui/Select.tsx'
import type { BillsFilter, BillsTab } from '../types.ts'

const kinds = {
  invoices: ['all', ...invoiceTypes],
  history: ['all', 'invoice', 'payment'],
} as const

interface Props {
  readonly tab: BillsTab
  readonly filter: BillsFilter
  readonly years: readonly number[]
  readonly onFilter: (filter: BillsFilter) => void
}

/** Filters a list by type and year. */
export function Filters({ tab, filter, years, onFilter }: Props) {
  const t = useT()
  const pickKind = (value: string) => {
    const kind = kinds[tab].find(candidate => candidate === value)
    if (kind) onFilter({ ...filter, kind })
  }
  return (
    <div className="filters">
      <Select
        label={t('filter.type')}
        value={filter.kind}
        options={kinds[tab].map(kind => ({ value: kind, label: t(`${tab}.kinds.${kind}`) }))}
        onChange={pickKind}
      />
      <Select
        label={t('filter.year')}
        value={String(filter.year ?? '')}
        options={[
          { value: '', label: t('filter.allYears') },
          ...years.map(year => ({ value: String(year), label: String(year) })),
        ]}
        onChange={year => onFilter({ ...filter, year: year === '' ? undefined : Number(year) })}
      />
    </div>
  )
}
