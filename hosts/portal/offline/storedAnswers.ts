import { firstPagesPath } from '../../../src/api/rules/firstViews.ts'
import type { FirstPage } from '../../../src/client/FirstState.ts'

const prefix = 'resident-answers-'
const storedAtHeader = 'X-Stored-At'

/** Maximum number of stored answers per user; the oldest are deleted first. */
const maxAnswers = 300

/** Paths whose answers are not stored: valid for minutes only, usable without a token, or too private for a device. */
const excludedPaths = /\/(file-url|live-chat|export|payments?|payment-methods|sign|health-check)(\/|$)/

/** Whether the answer to a request may be stored and served offline. */
export const mayStore = (request: Request): boolean =>
  request.method === 'GET' && !excludedPaths.test(new URL(request.url).pathname)

/** Whether an answer is JSON. Nothing else is copied: a copy of which nobody reads the end keeps its connection open. */
export const isJson = (answer: Response): boolean =>
  answer.headers.get('Content-Type')?.includes('json') === true

/** The cache of a request's user, named by a digest of the token, so that users never share answers. */
async function cacheName(request: Request): Promise<string> {
  const token = request.headers.get('Authorization')
  if (!token) return `${prefix}anyone`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return `${prefix}${[...new Uint8Array(digest, 0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

const isPersonal = (name: string) => name.startsWith(prefix) && name !== `${prefix}anyone`

/** Deletes the answers of all users except for the named cache. */
export async function deleteUserAnswers(except?: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter(name => isPersonal(name) && name !== except).map(name => caches.delete(name)),
  )
}

/** Cache key: the address and the language of the answer. */
function keyOf(request: Request): string {
  const address = new URL(request.url)
  address.searchParams.set('stored-language', request.headers.get('Accept-Language') ?? '')
  return address.href
}

/** Stores a JSON answer with its time. A user's first answer deletes those of other users. */
async function storeOne(request: Request, answer: Response): Promise<void> {
  const name = await cacheName(request)
  if (answer.status === 401) return void (await caches.delete(name))
  if (!answer.ok) return
  if (isPersonal(name)) await deleteUserAnswers(name)
  const cache = await caches.open(name)
  const headers = new Headers(answer.headers)
  headers.set(storedAtHeader, String(Date.now()))
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  await cache.put(keyOf(request), new Response(await answer.arrayBuffer(), { headers }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxAnswers)).map(key => cache.delete(key)))
}

/**
 * Stores what a page was drawn of as answers to the calls that the page does not make then. The drawing itself is not stored:
 * offline these answers may be newer.
 */
async function storeDrawnAnswers(request: Request, drawing: Response): Promise<void> {
  if (drawing.status !== 200) return
  const { answers } = (await drawing.json()) as FirstPage
  const root = request.url.slice(0, request.url.indexOf(`/${firstPagesPath}`))
  for (const [path, answer] of Object.entries(answers)) {
    const call = new Request(root + path, { headers: request.headers })
    if (mayStore(call)) await storeOne(call, Response.json(answer))
  }
}

/** Stores a JSON answer that may be stored; of what the server draws of a page (EMB-21), the answers that it is drawn of. */
export const storeAnswer = (request: Request, answer: Response): Promise<void> =>
  new URL(request.url).pathname.endsWith(`/${firstPagesPath}`)
    ? storeDrawnAnswers(request, answer)
    : storeOne(request, answer)

/** The user's last answer to a request, and when it was stored (ms since 1970). */
export async function findStoredAnswer(
  request: Request,
): Promise<{ readonly answer: Response; readonly storedAt: number } | undefined> {
  const name = await cacheName(request)
  if (!(await caches.has(name))) return undefined
  const answer = await (await caches.open(name)).match(keyOf(request))
  return answer && { answer, storedAt: Number(answer.headers.get(storedAtHeader)) }
}
