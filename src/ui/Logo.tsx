import { type CSSProperties, useState } from 'react'
import { palette } from '../api/rules/palette.ts'

interface Props {
  readonly name: string
  /** Image URL; never rendered as markup. */
  readonly src?: string | null | undefined
  readonly colour?: string | null | undefined
}

/** A vendor's 40 px logo, else its initial on its colour. The name is beside it. */
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
