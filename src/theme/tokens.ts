/** A custom property that a page may set. */
export interface Token {
  readonly name: `--resident-${string}`
  readonly summary: string
  /** Default in each scheme; vendor colours override the brand defaults. */
  readonly light: string
  readonly dark: string
}

const token = (name: string, summary: string, light: string, dark = light): Token => ({
  name: `--resident-${name}`,
  summary,
  light,
  dark,
})

/** Every public token. A test compares this list with tokens.css; documents are generated from it. */
export const tokens: readonly Token[] = [
  token('brand', 'Fill of primary buttons and marks', '#008191', '#0aa5b8'),
  token('on-brand', 'Text on the brand fill', '#ffffff', '#0f151a'),
  token('brand-text', 'Links, and brand colour as text; 4.5:1 on every ground', '#007a8a', '#0aa5b8'),
  token('brand-soft', 'Tint of what is chosen', '#e6f6f8', '#15323c'),
  token('surface', 'Background of the page under cards, and quiet fills inside them', '#f4f6f8', '#0f151a'),
  token('raised', 'Cards, drawers and fields', '#ffffff', '#182028'),
  token('line', 'Lines between things', '#dfe4e8', '#2c3742'),
  token('edge', 'Edges of fields and controls; 3:1 on cards', '#7c8893', '#75838f'),
  token('text', 'Text', '#16212b', '#e8edf1'),
  token('muted', 'Text that can wait', '#51606d', '#9fadb9'),
  token('success', 'Paid, sent, active', '#1b7443', '#6fd19b'),
  token('success-soft', 'Background of success', '#e5f4ec', '#143022'),
  token('warning', 'Needs attention', '#8a5200', '#f0b85a'),
  token('warning-soft', 'Background of a warning', '#fdf1dc', '#36280d'),
  token('danger', 'Overdue, failed, wrong', '#b3261e', '#ff9a91'),
  token('danger-soft', 'Background of danger', '#fcebea', '#401b19'),
  token('focus', 'Ring around what has the focus', 'var(--_brand-text)'),
  token('radius', 'Roundness of cards and drawers', '10px'),
  token('radius-control', 'Roundness of buttons and fields', '8px'),
  token('font', 'Font family; the attribute font="inherit" takes the page’s', 'system-ui, sans-serif'),
]
