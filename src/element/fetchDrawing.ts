import { firstViewPatience } from '../api/rules/firstViews.ts'

/**
 * Fetches what the server draws for a signed-in person, as JSON; undefined where it draws nothing.
 * @throws if the server cannot be reached, or takes longer than a page waits
 */
export async function fetchDrawing<Drawing>(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<Drawing | undefined> {
  const signal = AbortSignal.timeout(firstViewPatience)
  const answer = await fetch(address, { headers, credentials: 'omit', priority: 'high', signal })
  // Read in any case, because an unread body keeps its connection open.
  const text = await answer.text()
  return answer.status === 200 ? (JSON.parse(text) as Drawing) : undefined
}
