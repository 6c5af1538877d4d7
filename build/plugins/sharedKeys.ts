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

/** What `for … in` sees, without what a page has added to every object. Packages do rely on other inherited keys. */
const keysOf =
  'const keysOf=o=>{const k=[];for(const n in o)if(!(n in Object.prototype)||Object.hasOwn(o,n))k.push(n);return k}'

/** The program with each `for (key in object)` replaced by a loop without the properties of `Object.prototype`. */
export function withoutSharedKeys(code: string, program: unknown): string {
  const edits = loopsIn(program)
    .flatMap(({ left, right }) => [
      { at: right.end, removed: 0, added: '))' },
      { at: left.end, removed: right.start - left.end, added: ' of keysOf((' },
    ])
    .toSorted((one, other) => other.at - one.at)
  if (edits.length === 0) return code
  const changed = edits.reduce(
    (text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed),
    code,
  )
  return `${keysOf}\n${changed}`
}

/**
 * Hides what a page has added to `Object.prototype` from the loops of every module, packages included: Zod would validate
 * it and Preact would render it.
 */
export const sharedKeys: Plugin = {
  name: 'resident-shared-keys',
  transform(code, id) {
    if (!/\.(m?js|tsx?)(\?|$)/.test(id) || !/\bfor\s*\([^;)]*?\bin\b/.test(code)) return
    const changed = withoutSharedKeys(code, this.parse(code))
    return changed === code ? undefined : { code: changed, map: null }
  },
}
