/** Where an answer has a value that its schema takes and that nothing can show. */
export interface UnusableValue {
  readonly path: readonly PropertyKey[]
  readonly expected: 'a day of the calendar' | 'a currency code such as EUR'
}

const isRealDay = (text: string) =>
  new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10)) && !Number.isNaN(Date.parse(text))

/**
 * Finds dates that no calendar has and currencies without a code, wherever they are in an answer. Views show such values
 * as they came, because one bad record must not take an element down.
 */
export function unusableValues(value: unknown, path: readonly PropertyKey[] = []): readonly UnusableValue[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => unusableValues(inner, [...path, name]))
  if (typeof value !== 'string') return []
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value) && !isRealDay(value))
    return [{ path, expected: 'a day of the calendar' }]
  if (path.at(-1) === 'currency' && !/^[A-Z]{3}$/.test(value))
    return [{ path, expected: 'a currency code such as EUR' }]
  return []
}
