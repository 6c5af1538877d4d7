import { compareReadings, subtractReadings } from './readings.ts'

/**
 * What is odd about a reading, against what the same meter used before:
 * - `mark`: ten times (or a hundred, a thousand) too high: the decimal mark is missing or stands elsewhere
 * - `digit`: one digit changed, swapped with its neighbour or typed twice would make it usual
 * - `high`, `low`: far from what is usual, for no reason that can be seen
 * - `same`: nothing used, where something always was
 */
export interface Oddity {
  readonly kind: 'mark' | 'digit' | 'high' | 'low' | 'same'
  /** What is usually used until a reading, as decimal text. */
  readonly usual: string
  /** A reading that would be usual, where it differs by one slip. */
  readonly suggestion?: string
}

/** Uses of the past that are looked at, and how few are too few to judge by. */
const looked = 12
const few = 4
/** Spreads from the median up to which a use is usual. */
const reach = 4
/** Makes the median absolute deviation comparable to a standard deviation. */
const scale = 1.4826

const median = (sorted: readonly number[]) => {
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
const inOrder = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** What one slip of the fingers could have made of another reading: the decimal mark moved to the left. */
function marksMoved(value: string): string[] {
  const [whole = '', fraction = ''] = value.split('.')
  return [1, 2, 3, 4].flatMap(places =>
    whole.length > places && fraction.length + places <= 4
      ? [`${whole.slice(0, -places)}.${whole.slice(-places)}${fraction}`]
      : [],
  )
}

/** Readings that differ from this one by one slip: neighbours swapped, a digit typed once too often, another digit. */
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

/**
 * Says what is odd about a reading; undefined where nothing is, or where too little is known to say. It only ever
 * hints: whether the reading counts is decided by `readingProblem` alone.
 * @param from the reading before
 * @param differences what was used from reading to reading, newest first, as decimal text
 */
export function oddity(value: string, from: string, differences: readonly string[]): Oddity | undefined {
  const used = differences.slice(0, looked).map(Number)
  if (used.length < few || compareReadings(value, from) < 0) return undefined
  const sorted = inOrder(used)
  const middle = median(sorted)
  const deviation = scale * median(inOrder(used.map(each => Math.abs(each - middle))))
  // Where every month was alike, a tenth more or less is still usual.
  const spread = Math.max(deviation, middle * 0.1, 0.0001)
  const least = Math.min(middle - reach * spread, (sorted[0] ?? 0) / 3)
  const most = Math.max(middle + reach * spread, (sorted.at(-1) ?? 0) * 1.5)
  const now = Number(subtractReadings(value, from))
  if (now <= most && now >= least && (now > 0 || sorted[0] === 0)) return undefined

  const usual = String(Math.round(middle * 1000) / 1000)
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

/**
 * What a reading too low to be right may have been meant as: the decimal mark one to four places further on.
 * Undefined where that is not usual either.
 */
export function meantReading(
  value: string,
  from: string,
  differences: readonly string[],
): string | undefined {
  const digits = value.replace('.', '')
  const fraction = value.split('.')[1] ?? ''
  return [1, 2, 3, 4]
    .map(places => {
      const moved = digits.padEnd(digits.length - fraction.length + places, '0')
      const at = digits.length - fraction.length + places
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
