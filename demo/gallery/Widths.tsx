import { Select } from '../../src/ui/Select.tsx'

interface Props {
  /** CSS width. */
  readonly value: string
  readonly onChange: (width: string) => void
}

const options = [
  { value: '100%', label: 'As wide as there is room' },
  { value: '360px', label: 'Phone, 360 px' },
  { value: '768px', label: 'Tablet, 768 px' },
]

/** Chooses how much room an element gets. */
export function Widths({ value, onChange }: Props) {
  return <Select label="Width" value={value} options={options} onChange={onChange} />
}
