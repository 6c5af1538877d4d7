/** Name of a statement that Drizzle builds once: the connection names it as it names all others. */
export const namedByConnection = ''

/** Most statements that stay prepared in a connection. */
const mostNames = 500
/** Most texts whose uses are counted. */
const mostCounted = 5000
/** Uses after which a statement is prepared. */
const fewUses = 3
/** Characters of the longest statement that is prepared; longer ones insert many rows. */
const longest = 10_000

/**
 * Names of the statements that are worth preparing: those that came several times. PostgreSQL then parses and plans
 * them once in each connection. The same text always has the same name.
 * @returns a function that counts a use and returns the name, or undefined while the statement has none
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return text => {
    const name = names.get(text)
    if (name || names.size >= mostNames || text.length > longest) return name
    const count = (uses.get(text) ?? 0) + 1
    if (count < fewUses) {
      if (uses.size >= mostCounted) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const next = `statement_${names.size + 1}`
    names.set(text, next)
    return next
  }
}
