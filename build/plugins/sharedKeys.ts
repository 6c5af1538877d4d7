import type { Plugin } from 'vite'
import { type Node, nodesIn } from './nodesIn.ts'

interface ForIn extends Node {
  readonly left: Node
  readonly right: Node
}

const isLoop = (node: Node): node is ForIn => node.type === 'ForInStatement'

/** The program with each `for (key in object)` replaced by a loop over the object's own keys. */
export function withoutSharedKeys(code: string, program: unknown): string {
  const edits = nodesIn(program, isLoop)
    .flatMap(({ left, right }) => [
      { at: right.end, removed: 0, added: ')))' },
      { at: left.end, removed: right.start - left.end, added: ' of Object.keys(Object((' },
    ])
    .toSorted((one, other) => other.at - one.at)
  return edits.reduce(
    (text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed),
    code,
  )
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
