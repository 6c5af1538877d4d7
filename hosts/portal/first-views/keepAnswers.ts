import type { FirstViewServer } from '../../../src/api/rules/firstViews.ts'
import type { DrawnAnswers } from '../../../src/client/FirstState.ts'

/**
 * Keeps what a drawing is made of: the answers about the person, which the page asks for next. Public ones are left to the
 * browser's cache.
 * @returns the server to draw with, and its answers
 */
export function keepAnswers(server: FirstViewServer): {
  readonly server: FirstViewServer
  readonly answers: DrawnAnswers
} {
  const answers: Record<string, unknown> = {}
  const callApi = async (request: Request) => {
    const answer = await server.callApi(request)
    const isPublic = answer.headers.get('Cache-Control')?.startsWith('public') ?? false
    if (answer.status === 200 && !isPublic)
      answers[request.url.slice(server.baseUrl.length)] = await answer.clone().json()
    return answer
  }
  return { server: { ...server, callApi }, answers }
}
