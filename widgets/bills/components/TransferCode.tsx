import { encode } from 'uqr'

interface Props {
  readonly text: string
  readonly label: string
}

/** Width of the quiet zone in modules; cameras do not detect a code without it. */
const border = 4

/** A QR code, always dark on white because scanners expect it. */
export function TransferCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  )
}
