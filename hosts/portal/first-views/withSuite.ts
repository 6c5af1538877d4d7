import type { Suite } from '../../../src/suite/getSuite.ts'

/**
 * Renders with what only pages have: their suite, address and defined elements. Nothing else runs meanwhile.
 * @param defined the tags of the elements that are drawn; others are waited for
 */
export function withSuite<Result>(suite: Suite, defined: readonly string[], render: () => Result): Result {
  const page = {
    [Symbol.for('resident-widgets')]: suite,
    location: new URL(suite.portal),
    customElements: { get: (tag: string) => defined.includes(tag) },
  }
  Object.assign(globalThis, page)
  try {
    return render()
  } finally {
    for (const key of Reflect.ownKeys(page)) Reflect.deleteProperty(globalThis, key)
  }
}
