/**
 * Replaces halves of characters in the texts of a JSON value, as a phone leaves when it cuts a text inside an emoji. PostgreSQL
 * does so in columns of text, but refuses them in those of JSON.
 */
export function wellFormed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.toWellFormed() as Value
  if (Array.isArray(value)) return value.map(wellFormed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wellFormed(inner)])) as Value
}
