import { Select } from '../../src/ui/Select.tsx'

interface Props {
  /** CSS width. */
  readonly value: string
  readonly onChange: (width: string) => void
}

const options = [
  { value: '100%', label: 'Full width' },
  { value: '360px', label: 'Phone, 360 px' },
  { value: '768px', label: 'Tablet, 768 px' },
]

/** Chooses the width of the element’s container. */
export function Widths({ value, onChange }: Props) {
  return <Select label="Width" value={value} options={options} onChange={onChange} />
}
