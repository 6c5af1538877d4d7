import { ListFilter } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import fieldsCss from '../../../src/ui/fields.css?inline'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Select } from '../../../src/ui/Select.tsx'
import selectCss from '../../../src/ui/select.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { categoryTitle, filterOf, type TaskFilter } from '../model.ts'
import type { AllState } from '../types.ts'

interface Props extends Pick<AllState, 'filter' | 'recipients' | 'categories'> {
  readonly onFilter: (filter: TaskFilter) => void
}

/** Filters the list by date, stage, recipient and category (HLP-1). */
export function TaskFilters({ filter, recipients, categories, onFilter }: Props) {
  useSheet(fieldsCss)
  useSheet(selectCss)
  const t = useT()
  const count = Object.keys(filterOf(filter)).length
  const set = (name: keyof TaskFilter) => (value: string) =>
    onFilter({ ...filter, [name]: value === '' ? undefined : value })
  const choice = (
    name: 'stage' | 'recipient' | 'category',
    options: readonly (readonly [string, string])[],
  ) => (
    <Select
      label={t(`filter.${name}`)}
      value={filter[name] ?? ''}
      options={[
        { value: '', label: t('filter.any') },
        ...options.map(([value, label]) => ({ value, label })),
      ]}
      onChange={set(name)}
    />
  )
  return (
    <details className="task-filters" open={count > 0 || undefined}>
      <summary>
        <Icon node={ListFilter} />
        {count > 0 ? t('filter.some', { count }) : t('filter.title')}
      </summary>
      <div>
        <DayField label={t('filter.from')} value={filter.from} max={filter.to} onChange={set('from')} />
        <DayField label={t('filter.to')} value={filter.to} min={filter.from} onChange={set('to')} />
        {choice(
          'stage',
          [1, 2, 3, 4, 5].map(stage => [String(stage), t(`stages.${stage}`)]),
        )}
        {choice(
          'category',
          categories.map(category => [category.code, categoryTitle(t, category)]),
        )}
        {recipients.length > 1 &&
          choice(
            'recipient',
            recipients.map(({ id, name }) => [String(id), name]),
          )}
        {count > 0 && (
          <Button variant="quiet" onClick={() => onFilter({})}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </details>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChange: (value: string) => void
}

const DayField = ({ label, value, min, max, onChange }: DayProps) => (
  <label className="select">
    <span>{label}</span>
    <input
      type="date"
      className="input"
      value={value ?? ''}
      min={min}
      max={max}
      onChange={event => onChange(event.currentTarget.value)}
    />
  </label>
)
