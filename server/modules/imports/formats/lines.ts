import { centsText } from '../../../../src/api/rules/money.ts'

export interface Line {
  readonly service: string
  readonly cents: number
}

/** Line of what a file adds or rounds beyond its items. */
const otherService = 'other'

/** A code of at most 60 letters, digits, points, hyphens and underscores from the text of an item. */
export function codeOf(text: string | undefined): string {
  const code = (text ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return code === '' ? otherService : code
}

/** Lines of an invoice that add up to its amount. */
export function completeLines(lines: readonly Line[], amountCents: number) {
  const rest = amountCents - lines.reduce((sum, { cents }) => sum + cents, 0)
  const all = lines.length === 0 || rest === 0 ? lines : [...lines, { service: otherService, cents: rest }]
  return all.map(({ service, cents }) => ({ service, amount: centsText(cents) }))
}
