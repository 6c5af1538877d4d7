/** Colours derived from one vendor colour, in one scheme. All are "#rrggbb". */
interface BrandColours {
  /** Fill of primary buttons and marks. */
  readonly brand: string
  /** Text on that fill. */
  readonly onBrand: string
  /** The vendor's colour for text on the page, on cards and on the soft tint. */
  readonly brandText: string
  /** Background of what is selected or belongs to the vendor. */
  readonly brandSoft: string
}

export interface Palette {
  readonly light: BrandColours
  readonly dark: BrandColours
}

/** Minimum contrast of text (WCAG 1.4.3). */
const readable = 4.5
/** Default colour (CON-11). On white it has only 3.10:1, so it is repaired too. */
export const defaultColour = '#00a1b5'
/** Backgrounds of brand colours; the same values as `surface`, `raised` and `text` of tokens.css. */
const grounds = {
  light: { surface: '#f4f6f8', raised: '#ffffff', text: '#16212b' },
  dark: { surface: '#0f151a', raised: '#182028', text: '#e8edf1' },
} as const

/** Weights of red, green and blue in relative luminance (WCAG 2). */
const weights = [0.2126, 0.7152, 0.0722]

const parts = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes two colours by a share of 0 to 1. */
function mix(from: string, to: string, share: number): string {
  const end = parts(to)
  const mixed = parts(from).map((part, at) => Math.round(part + ((end[at] ?? part) - part) * share))
  return `#${mixed.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  return parts(hex).reduce((sum, part, at) => {
    const share = part / 255
    const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    return sum + light * (weights[at] ?? 0)
  }, 0)
}

/** Contrast ratio of two colours (WCAG): 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The colour nearest to `colour`, mixed with `end`, that has the contrast `minimum` with all of `against`. */
function reach(colour: string, end: string, against: readonly string[], minimum: number): string {
  for (let step = 0; step < 50; step += 1) {
    const tried = mix(colour, end, step / 50)
    if (against.every(ground => contrast(tried, ground) >= minimum)) return tried
  }
  return end
}

function lightColours(colour: string, menuText: string | undefined): BrandColours {
  const { surface, raised, text } = grounds.light
  const brandSoft = mix(raised, colour, 0.1)
  const brandText = reach(colour, '#000000', [surface, raised, brandSoft], readable)
  if (menuText !== undefined && contrast(menuText, colour) >= readable)
    return { brand: reach(colour, '#000000', [raised], 1.4), onBrand: menuText, brandText, brandSoft }
  // White text on a slightly darker fill looks like the vendor; only bright colours (yellow, lime) get dark text.
  return contrast('#ffffff', colour) >= 2.5
    ? { brand: reach(colour, '#000000', ['#ffffff'], readable), onBrand: '#ffffff', brandText, brandSoft }
    : { brand: reach(colour, '#000000', [raised], 1.4), onBrand: text, brandText, brandSoft }
}

function darkColours(colour: string): BrandColours {
  const { surface, raised } = grounds.dark
  const brandSoft = mix(raised, colour, 0.14)
  const brandText = reach(colour, '#ffffff', [surface, raised, brandSoft], readable)
  return { brand: brandText, onBrand: surface, brandText, brandSoft }
}

const validColour = (colour: string | null | undefined): string | undefined =>
  colour && /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : undefined

/**
 * Derives the colours of both schemes from a vendor's colour ("#RRGGBB", else the default), each repaired to at least
 * 4.5:1 for text (AUT-4, CON-10, CON-11).
 * @param menuText the vendor's own colour of text on that colour; used in the light scheme if it can be read there
 */
export function palette(colour: string | null | undefined, menuText?: string | null): Palette {
  const vendorColour = validColour(colour) ?? defaultColour
  return { light: lightColours(vendorColour, validColour(menuText)), dark: darkColours(vendorColour) }
}
