import { useT } from '../../../src/i18n/useT.ts'
import { Select } from '../../../src/ui/Select.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { DocumentsViewProps } from '../types.ts'

type Props = Pick<DocumentsViewProps, 'filter' | 'search' | 'categories' | 'years' | 'onFilter' | 'onSearch'>

/** Filters the list by text, category and year. */
export function Filters({ filter, search, categories, years, onFilter, onSearch }: Props) {
  const t = useT()
  return (
    <search className="document-filters">
      <TextField label={t('search')} name="search" type="search" value={search} onInput={onSearch} />
      <Select
        label={t('category')}
        value={filter.category ?? ''}
        options={[
          { value: '', label: t('allCategories') },
          ...categories.map(({ category, count }) => ({
            value: category,
            label: `${t(`categories.${category}`)} (${count})`,
          })),
        ]}
        onChange={value =>
          onFilter({ ...filter, category: categories.find(({ category }) => category === value)?.category })
        }
      />
      <Select
        label={t('year')}
        value={String(filter.year ?? '')}
        options={[
          { value: '', label: t('allYears') },
          ...years.map(year => ({ value: String(year), label: String(year) })),
        ]}
        onChange={value => onFilter({ ...filter, year: value === '' ? undefined : Number(value) })}
      />
    </search>
  )
}
