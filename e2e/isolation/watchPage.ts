/** What the page records of itself, in `window.watched`. */
export interface Watched {
  /** Uncaught errors, and violations of the policy. */
  readonly findings: readonly string[]
  /**
   * Names of globals and of members of built-in objects that were added, changed or removed since the page
   * began.
   */
  readonly changed: () => readonly string[]
}

/**
 * Runs in the page before the elements load, and records their side effects. Self-contained, because only
 * its source text is sent to the page.
 */
export function watchPage(): void {
  const findings: string[] = []
  addEventListener('error', event => findings.push(`error: ${event.message}`))
  addEventListener('unhandledrejection', event => findings.push(`rejection: ${event.reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    findings.push(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
  const contentOf = ({ value, get, set }: PropertyDescriptor) => value ?? get ?? set
  /** Functions and objects by path: "Array.prototype.at". Numbers and strings may change. */
  const census = () => {
    const members = new Map<string, unknown>()
    const addMembers = (owner: object, path: string) => {
      for (const name of Object.getOwnPropertyNames(owner)) {
        const descriptor = Object.getOwnPropertyDescriptor(owner, name)
        if (descriptor) members.set(`${path}${name}`, contentOf(descriptor))
      }
    }
    addMembers(window, '')
    for (const [name, value] of [...members]) {
      if (typeof value !== 'function' || !/^[A-Z]\w*$/.test(name)) continue
      addMembers(value, `${name}.`)
      if (typeof value.prototype === 'object' && value.prototype)
        addMembers(value.prototype, `${name}.prototype.`)
    }
    return members
  }
  let before: Map<string, unknown> | undefined
  const watched: Watched = {
    findings,
    changed() {
      const after = census()
      const names = new Set([...(before?.keys() ?? []), ...after.keys()])
      return [...names].filter(name => {
        const [was, is] = [before?.get(name), after.get(name)]
        if (before?.has(name) !== after.has(name)) return true
        return was !== is && (typeof was === 'function' || typeof is === 'function')
      })
    },
  }
  Object.assign(window, { watched })
  before = census()
}
