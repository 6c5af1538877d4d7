/** Vendors' names come from pages, which may send any, so not all answers are kept. */
const most = 100

interface Kept {
  readonly text: string
  readonly until: number
}

/**
 * Keeps public answers for all drawings of a server, such as translations, for as long as a browser would keep them.
 * @param now milliseconds
 */
export function keepPublicAnswers(now = () => performance.now()) {
  const kept = new Map<string, Kept>()
  return async (request: Request, ask: (request: Request) => Promise<Response>): Promise<Response> => {
    const key = `${request.url} ${request.headers.get('Accept-Language')}`
    const present = kept.get(key)
    if (present && now() < present.until) return new Response(present.text)
    const answer = await ask(request)
    const seconds = /^public, max-age=(\d+)/.exec(answer.headers.get('Cache-Control') ?? '')?.[1]
    if (!answer.ok || !seconds) return answer
    const text = await answer.text()
    if (kept.size >= most) kept.clear()
    kept.set(key, { text, until: now() + Number(seconds) * 1000 })
    return new Response(text)
  }
}
