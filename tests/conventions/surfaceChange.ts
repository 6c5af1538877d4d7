/** Difference between two states of the public surface. */
export interface SurfaceChange {
  /** Lines that pages may rely on and that are no longer valid. */
  readonly broken: readonly string[]
  /** New lines, and changed ones that only allow more than before. */
  readonly added: readonly string[]
}

/** Subject of a line: "resident-bills: attribute view". */
const subjectOf = (line: string) => /^(?:token \S+|[^:]+: \w+(?: [\w-]+)?)/.exec(line)?.[0] ?? line

/** Owner of a line: a tag, "every element" or "token". */
export const ownerOf = (line: string): string =>
  line.split(/: | /, 1)[0] === 'token' ? 'token' : (line.split(': ')[0] ?? line)

const valuesOf = (line: string) => / of (.*)$/.exec(line)?.[1]?.split(' ')

const detailOf = (line: string): Record<string, unknown> | undefined => {
  const [, text] = /(\{.*\})$/.exec(line) ?? []
  return text === undefined ? undefined : JSON.parse(text)
}

/**
 * Whether a line includes everything that another one allowed: it may add values of an attribute or fields
 * of an event.
 */
function keeps(before: string, after: string): boolean {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  if (old && now)
    return before.split(' of ')[0] === after.split(' of ')[0] && old.every(value => now.includes(value))
  if (before.includes(' cancelable') !== after.includes(' cancelable')) return false
  const facts = detailOf(after)
  return Object.entries(detailOf(before) ?? { '': undefined }).every(
    ([name, shape]) => facts !== undefined && JSON.stringify(facts[name]) === JSON.stringify(shape),
  )
}

/** Compares two states of publicSurface.txt. */
export function surfaceChange(before: readonly string[], after: readonly string[]): SurfaceChange {
  const now = new Map(after.map(line => [subjectOf(line), line]))
  const old = new Map(before.map(line => [subjectOf(line), line]))
  return {
    broken: before.filter(line => {
      const next = now.get(subjectOf(line))
      return next !== line && !(next !== undefined && keeps(line, next))
    }),
    added: after.filter(line => {
      const last = old.get(subjectOf(line))
      return last !== line && (last === undefined || keeps(last, line))
    }),
  }
}

/**
 * The lowest version that may follow a release by semantic versioning: a breaking change needs a new major
 * version, an addition a new minor one, and before 1.0.0 each is one step lower.
 */
export function leastVersion(released: string, { broken, added }: SurfaceChange): string {
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number)
  const step = broken.length > 0 ? 'breaks' : added.length > 0 ? 'adds' : 'mends'
  if (step === 'breaks' && major > 0) return `${major + 1}.0.0`
  if (step === 'breaks' || (step === 'adds' && major > 0)) return `${major}.${minor + 1}.0`
  return `${major}.${minor}.${patch + 1}`
}

/** Whether a version is equal to another one or higher. */
export function isAtLeast(version: string, least: string): boolean {
  const [one, other] = [version, least].map(text => text.split('.').map(Number))
  for (let at = 0; at < 3; at++) {
    const difference = (one?.[at] ?? 0) - (other?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
