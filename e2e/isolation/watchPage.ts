/** What a page tells of itself, under `watched` in its window. */
export interface Watched {
  /** Errors that nothing caught, and what the policy refused. */
  readonly told: readonly string[]
  /** Names of globals, and of members of what is built in, that are new, changed or gone since the page began. */
  readonly changed: () => readonly string[]
}

/**
 * Runs in the page before the elements come, and watches what they do to it. It stands alone: only its text is sent to
 * the page.
 */
export function watchPage(): void {
  const told: string[] = []
  addEventListener('error', event => told.push(`error: ${event.message}`))
  addEventListener('unhandledrejection', event => told.push(`rejection: ${event.reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    told.push(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
  const held = ({ value, get, set }: PropertyDescriptor) => value ?? get ?? set
  /** Functions and objects by where they hang: "Array.prototype.at". What is a number or a text may change. */
  const census = () => {
    const found = new Map<string, unknown>()
    const look = (owner: object, path: string) => {
      for (const name of Object.getOwnPropertyNames(owner)) {
        const descriptor = Object.getOwnPropertyDescriptor(owner, name)
        if (descriptor) found.set(`${path}${name}`, held(descriptor))
      }
    }
    look(window, '')
    for (const [name, value] of [...found]) {
      if (typeof value !== 'function' || !/^[A-Z]\w*$/.test(name)) continue
      look(value, `${name}.`)
      if (typeof value.prototype === 'object' && value.prototype) look(value.prototype, `${name}.prototype.`)
    }
    return found
  }
  let before: Map<string, unknown> | undefined
  const watched: Watched = {
    told,
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
