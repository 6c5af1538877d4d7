import { firstViewPatience } from '../api/rules/firstViews.ts'

/** Both reject if the server cannot be reached, or takes longer than a page waits. */
interface FetchedDrawing<Drawing> {
  /** Resolves when the answer begins to come. */
  readonly begun: Promise<unknown>
  /** undefined where the server draws nothing. */
  readonly drawing: Promise<Drawing | undefined>
}

/**
 * Fetches what the server draws for a signed-in person, as JSON.
 * @param options what changes the drawing; those without a value are left out
 */
export function fetchDrawing<Drawing>(
  address: string,
  options: Readonly<Record<string, string | undefined>>,
  headers: Readonly<Record<string, string>>,
): FetchedDrawing<Drawing> {
  const given = Object.entries(options).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const query = new URLSearchParams(given)
  const signal = AbortSignal.timeout(firstViewPatience)
  const begun = fetch(`${address}?${query}`, { headers, credentials: 'omit', priority: 'high', signal })
  const drawing = begun.then(async answer => {
    // Read in any case, because an unread body keeps its connection open.
    const text = await answer.text()
    return answer.status === 200 ? (JSON.parse(text) as Drawing) : undefined
  })
  return { begun, drawing }
}
