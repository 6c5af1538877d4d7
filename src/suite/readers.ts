/** Reads an untrusted value without the schema library; returns undefined if the value is invalid. */
export type Reader<Value> = (value: unknown) => Value | undefined

type Readers = Readonly<Record<string, Reader<unknown>>>
type ValueOf<R> = R extends Reader<infer Value> ? Value : never
type Required<R extends Readers> = { readonly [Name in keyof R]: ValueOf<R[Name]> }
type Optional<R extends Readers> = { readonly [Name in keyof R]: ValueOf<R[Name]> | undefined }

export const text: Reader<string> = value => (typeof value === 'string' ? value : undefined)

export const integer: Reader<number> = value => (Number.isInteger(value) ? (value as number) : undefined)

export const flag: Reader<boolean> = value => (typeof value === 'boolean' ? value : undefined)

/** Reads texts that match a pattern. */
export const matching =
  (pattern: RegExp): Reader<string> =>
  value =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

/** Returns a fallback for invalid values. */
export const orElse =
  <Value, const Fallback>(read: Reader<Value>, fallback: Fallback) =>
  (value: unknown): Value | Fallback =>
    read(value) ?? fallback

/** Items that lists have dropped so far; what should be a list and is none counts as one. */
let droppedSoFar = 0

/** Reads, and counts the items of lists that are dropped. */
export function countDropped<Value>(read: () => Value): readonly [value: Value, dropped: number] {
  const before = droppedSoFar
  return [read(), droppedSoFar - before]
}

/** Reads a list and drops its invalid items; any other value is an empty list. */
export const listOf =
  <Item>(read: Reader<Item>) =>
  (value: unknown): Item[] => {
    const items = (Array.isArray(value) ? value : []).map(read).filter(item => item !== undefined)
    droppedSoFar += Array.isArray(value) ? value.length - items.length : 1
    return items
  }

const readFields = (readers: Readers, source: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(source[name])]))

/** Reads an object. It is invalid if one of the `required` fields is; invalid `optional` fields are undefined. */
export const recordOf =
  <R extends Readers, O extends Readers = Record<never, never>>(
    required: R,
    optional?: O,
  ): Reader<Required<R> & Optional<O>> =>
  value => {
    if (typeof value !== 'object' || value === null) return undefined
    const source = value as Readonly<Record<string, unknown>>
    const fields = readFields(required, source)
    return Object.values(fields).includes(undefined)
      ? undefined
      : ({ ...fields, ...readFields(optional ?? {}, source) } as Required<R> & Optional<O>)
  }
