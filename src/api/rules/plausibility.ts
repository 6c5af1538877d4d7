import { compareReadings, subtractReadings } from './readingValues.ts'

/**
 * Why a reading looks wrong, compared with the meter's earlier readings:
 * - `mark`: ten, a hundred or a thousand times too high, so the decimal mark is missing or misplaced
 * - `digit`: changing one digit, swapping two adjacent digits or removing a repeated digit would make it usual
 * - `high`, `low`: far from usual without a visible reason
 * - `same`: no use, although there always was some
 */
export interface Oddity {
  readonly kind: 'mark' | 'digit' | 'high' | 'low' | 'same'
  /** Usual use until a reading, as decimal text. */
  readonly usual: string
  /** The usual reading that differs by one typing error. */
  readonly suggestion?: string
}

/** How many earlier uses of a meter are considered. */
export const consideredUses = 12
/** How many are needed at least. */
const few = 4
/** Distance from the median, in spreads, up to which a use is usual. */
const reach = 4
/** Makes the median absolute deviation comparable to a standard deviation. */
const scale = 1.4826

const median = (sorted: readonly number[]) => {
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
const inOrder = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** Readings with the decimal mark moved to the left. */
function marksMoved(value: string): string[] {
  const [integer = '', fraction = ''] = value.split('.')
  return [1, 2, 3, 4].flatMap(shift =>
    integer.length > shift && fraction.length + shift <= 4
      ? [`${integer.slice(0, -shift)}.${integer.slice(-shift)}${fraction}`]
      : [],
  )
}

/** Readings that differ by one typing error: swapped adjacent digits, a repeated digit, a changed digit. */
function slips(value: string): string[] {
  const isDigit = (index: number) => /\d/.test(value[index] ?? '')
  return [...value].flatMap((character, index) => {
    if (!isDigit(index)) return []
    const before = value.slice(0, index)
    const after = value.slice(index + 1)
    const swapped = isDigit(index + 1) ? [before + value[index + 1] + character + value.slice(index + 2)] : []
    const others = [...'0123456789'].filter(digit => digit !== character).map(digit => before + digit + after)
    return [...swapped, before + after, ...others]
  })
}

const isReading = (value: string) => /^\d{1,8}(\.\d{1,4})?$/.test(value)

/** The latest uses, and their median; undefined if there are too few to know what is usual. */
function usualOf(differences: readonly string[]) {
  const sorted = inOrder(differences.slice(0, consideredUses).map(Number))
  return sorted.length < few ? undefined : { sorted, middle: median(sorted) }
}

const asUse = (middle: number) => String(Math.round(middle * 1000) / 1000)

/**
 * The usual use from reading to reading, as decimal text; undefined if there are too few readings.
 * @param differences use from reading to reading, newest first, as decimal text
 */
export function usualUse(differences: readonly string[]): string | undefined {
  const known = usualOf(differences)
  return known && asUse(known.middle)
}

/**
 * Returns why a reading looks wrong; undefined if it does not, or if there are too few earlier ones. This is a hint
 * only: `readingProblem` decides whether a reading is accepted.
 * @param from the previous reading
 * @param differences use from reading to reading, newest first, as decimal text
 */
export function oddity(value: string, from: string, differences: readonly string[]): Oddity | undefined {
  const known = usualOf(differences)
  if (!known || compareReadings(value, from) < 0) return undefined
  const { sorted, middle } = known
  const deviation = scale * median(inOrder(sorted.map(each => Math.abs(each - middle))))
  // If all months are equal, ten per cent more or less is still usual.
  const spread = Math.max(deviation, middle * 0.1, 0.0001)
  const least = Math.min(middle - reach * spread, (sorted[0] ?? 0) / 3)
  const most = Math.max(middle + reach * spread, (sorted.at(-1) ?? 0) * 1.5)
  const now = Number(subtractReadings(value, from))
  if (now <= most && now >= least && (now > 0 || sorted[0] === 0)) return undefined

  const usual = asUse(middle)
  const nearest = (candidates: readonly string[]) => {
    const fitting = candidates
      .filter(candidate => isReading(candidate) && compareReadings(candidate, from) > 0)
      .map(candidate => ({ candidate, off: Math.abs(Number(subtractReadings(candidate, from)) - middle) }))
      .filter(({ off }) => off <= reach * spread)
    return fitting.sort((a, b) => a.off - b.off)[0]?.candidate
  }
  if (now > most) {
    const moved = nearest(marksMoved(value))
    if (moved) return { kind: 'mark', usual, suggestion: moved }
    const slipped = nearest(slips(value))
    return slipped ? { kind: 'digit', usual, suggestion: slipped } : { kind: 'high', usual }
  }
  return { kind: now === 0 ? 'same' : 'low', usual }
}

/** The usual reading with the decimal mark one to four places further right; undefined if none is usual. */
export function meantReading(
  value: string,
  from: string,
  differences: readonly string[],
): string | undefined {
  const digits = value.replace('.', '')
  const fraction = value.split('.')[1] ?? ''
  return [1, 2, 3, 4]
    .map(shift => {
      const moved = digits.padEnd(digits.length - fraction.length + shift, '0')
      const at = digits.length - fraction.length + shift
      const text =
        (moved.slice(0, at).replace(/^0+(?=\d)/, '') || '0') + (moved.slice(at) && `.${moved.slice(at)}`)
      return text
    })
    .find(
      text =>
        isReading(text) &&
        compareReadings(text, from) > 0 &&
        differences.length >= few &&
        oddity(text, from, differences) === undefined,
    )
}
