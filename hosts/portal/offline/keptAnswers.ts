const prefix = 'resident-answers-'
const storedAtHeader = 'X-Stored-At'

/** Answers kept for one person at most; the oldest go first. */
const most = 300

/** Answers that are good for minutes only, open something without a token, or are too private to lie on a device. */
const unkept = /\/(file-url|live-chat|export|payments?|payment-methods|sign|health-check)(\/|$)/

/** Whether an answer to this may be shown again without a connection. */
export const mayKeep = (request: Request): boolean =>
  request.method === 'GET' && !unkept.test(new URL(request.url).pathname)

/** The cache of whoever makes a request: named by a digest of the token, so that nobody is given somebody else's. */
async function cacheName(request: Request): Promise<string> {
  const token = request.headers.get('Authorization')
  if (!token) return `${prefix}anyone`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return `${prefix}${Array.from(new Uint8Array(digest, 0, 16), byte => byte.toString(16).padStart(2, '0')).join('')}`
}

const isPersonal = (name: string) => name.startsWith(prefix) && name !== `${prefix}anyone`

/** Forgets what was kept for people, but for the one whose cache is named. */
export async function forgetPeople(but?: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => isPersonal(name) && name !== but).map(name => caches.delete(name)))
}

/** The same address in another language is another answer. */
function keyOf(request: Request): string {
  const address = new URL(request.url)
  address.searchParams.set('kept-in', request.headers.get('Accept-Language') ?? '')
  return address.href
}

/** Keeps an answer with the time it came. Somebody else's answers go as soon as a person asks for something. */
export async function keepAnswer(request: Request, answer: Response): Promise<void> {
  const name = await cacheName(request)
  if (answer.status === 401) return void (await caches.delete(name))
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return
  if (isPersonal(name)) await forgetPeople(name)
  const cache = await caches.open(name)
  const headers = new Headers(answer.headers)
  headers.set(storedAtHeader, String(Date.now()))
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  await cache.put(keyOf(request), new Response(await answer.arrayBuffer(), { headers }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map(key => cache.delete(key)))
}

/** What was last seen at this address by this person, and when (ms since 1970). */
export async function keptAnswer(
  request: Request,
): Promise<{ readonly answer: Response; readonly storedAt: number } | undefined> {
  const name = await cacheName(request)
  if (!(await caches.has(name))) return undefined
  const answer = await (await caches.open(name)).match(keyOf(request))
  return answer && { answer, storedAt: Number(answer.headers.get(storedAtHeader)) }
}
