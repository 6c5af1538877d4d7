import { type CSSProperties, useState } from 'react'
import { palette } from '../theme/palette.ts'

interface Props {
  readonly name: string
  /** Address of the drawing; shown only as an image, never as markup. */
  readonly src?: string | null | undefined
  readonly colour?: string | null | undefined
}

/** A vendor's mark of 40 px: its drawing, else its first letter on its own colour. The name stands beside it. */
export function Logo({ name, src, colour }: Props) {
  const [broken, setBroken] = useState<string>()
  if (src && src !== broken)
    return <img className="logo" src={src} alt="" onError={() => setBroken(src)} width="40" height="40" />
  const { brand, onBrand } = palette(colour).light
  return (
    <span className="logo" aria-hidden="true" style={{ background: brand, color: onBrand } as CSSProperties}>
      {name.trim().charAt(0).toUpperCase()}
    </span>
  )
}
