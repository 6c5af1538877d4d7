import type { Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface ForIn extends Node {
  readonly left: Node
  readonly right: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every `for (… in …)` of a program. */
function loopsIn(value: unknown): readonly ForIn[] {
  if (Array.isArray(value)) return value.flatMap(loopsIn)
  if (!isNode(value)) return []
  const inside = Object.values(value).flatMap(loopsIn)
  return value.type === 'ForInStatement' ? [value as ForIn, ...inside] : inside
}

/** The program with each `for (key in object)` replaced by a loop over the object's own keys. */
export function withOwnKeys(code: string, program: unknown): string {
  const edits = loopsIn(program)
    .flatMap(({ left, right }) => [
      { at: right.end, removed: 0, added: '))' },
      { at: left.end, removed: right.start - left.end, added: ' of Object.keys(Object(' },
    ])
    .toSorted((one, other) => other.at - one.at)
  return edits.reduce(
    (changed, { at, removed, added }) => changed.slice(0, at) + added + changed.slice(at + removed),
    code,
  )
}

/**
 * Loops over own keys in every module, packages included: on pages with an enumerable property on `Object.prototype`,
 * Zod would validate it and Preact would render it.
 */
export const ownKeys: Plugin = {
  name: 'resident-own-keys',
  transform(code, id) {
    if (!/\.(m?js|tsx?)(\?|$)/.test(id) || !/\bfor\s*\([^;)]*?\bin\b/.test(code)) return
    const changed = withOwnKeys(code, this.parse(code))
    return changed === code ? undefined : { code: changed, map: null }
  },
}
