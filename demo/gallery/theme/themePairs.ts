import { contrast } from '../../../src/api/rules/palette.ts'
import { tokens } from '../../../src/theme/tokens.ts'

/** Two tokens that are used as foreground and background, with their contrast. */
export interface Pair {
  readonly front: string
  readonly back: string
  /** WCAG contrast, 1 to 21. */
  readonly ratio: number
  /** Required contrast: 4.5 for text, 3 for edges of controls. */
  readonly needed: number
}

const text = 4.5
const edge = 3

const stacked: readonly (readonly [front: string, back: string, needed: number])[] = [
  ['text', 'surface', text],
  ['text', 'raised', text],
  ['muted', 'surface', text],
  ['muted', 'raised', text],
  ['on-brand', 'brand', text],
  ['brand-text', 'surface', text],
  ['brand-text', 'raised', text],
  ['brand-text', 'brand-soft', text],
  ['success', 'success-soft', text],
  ['warning', 'warning-soft', text],
  ['danger', 'danger-soft', text],
  ['edge', 'raised', edge],
]

/**
 * The contrast of each colour pair of a theme in one scheme.
 * @param theme tokens that are set, as "#rrggbb"; the others have their default
 */
export function themePairs(theme: Readonly<Record<string, string>>, scheme: 'light' | 'dark'): Pair[] {
  const colourOf = (name: string) =>
    theme[`--resident-${name}`] ??
    tokens.find(token => token.name === `--resident-${name}`)?.[scheme] ??
    '#000000'
  return stacked.map(([front, back, needed]) => ({
    front,
    back,
    needed,
    ratio: contrast(colourOf(front), colourOf(back)),
  }))
}
