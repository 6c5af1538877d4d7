import { ChevronDown } from 'lucide'
import { Icon } from './Icon.tsx'
import selectCss from './select.css?inline'
import { useSheet } from './useSheet.ts'

interface Option {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}

/** A native select, for filters. */
export function Select({ label, value, options, onChange }: Props) {
  useSheet(selectCss)
  return (
    <label className="select">
      <span>{label}</span>
      <select value={value} onChange={event => onChange(event.currentTarget.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon node={ChevronDown} />
    </label>
  )
}
