const nothing = () => undefined
const link = { href: '#', onClick: (event: { preventDefault: () => void }) => event.preventDefault() }

/**
 * Every callback and link that views ask for, doing nothing: for places where views are looked at and not used.
 * @param sources code of the views and of their parts, which their props are read from
 */
export function inertProps(sources: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    sources.flatMap(source =>
      [...source.matchAll(/readonly (?:(on[A-Z]\w*)|(\w+)\??: LinkProps)/g)].map(
        ([, callback = '', place = '']): [string, unknown] =>
          callback ? [callback, nothing] : [place, link],
      ),
    ),
  )
}
