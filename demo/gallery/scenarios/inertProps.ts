const noop = () => undefined
const link = { href: '#', onClick: (event: { preventDefault: () => void }) => event.preventDefault() }

/**
 * Callbacks and links without effect for every prop of that kind.
 * @param sources source code of the views and their parts; props are found in it
 */
export function inertProps(sources: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    sources.flatMap(source =>
      [...source.matchAll(/readonly (?:(on[A-Z]\w*)|(\w+)\??: LinkProps)/g)].map(
        ([, callback = '', linkName = '']): [string, unknown] =>
          callback ? [callback, noop] : [linkName, link],
      ),
    ),
  )
}
