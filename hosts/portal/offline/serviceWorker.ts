import type { FromServer, ToPage, ToWorker } from './messages.ts'
import { deleteUserAnswers, findStoredAnswer, isJson, mayStore, storeAnswer } from './storedAnswers.ts'
import type { FetchEvent, WorkerScope } from './workerScope.ts'

declare const __SUITE_VERSION__: string

const worker = globalThis as unknown as WorkerScope
const origin = new URL(worker.registration.scope).origin

/** Cache of this build's files. Each build has its own, so no file of an older build is served. */
const shellName = `resident-shell-${__SUITE_VERSION__}`
const shellPage = '/'

/** Scripts that are not needed offline. */
const onlineOnly = /\/(sentryReports|IconsPage)-/

const isOfBuild = (path: string) => path.startsWith('/assets/') || /^\/embed\/[^/]+\//.test(path)

/** The build's manifest: scripts with their style sheets and assets. */
type Files = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] }
  >
>

/** Caches the portal's missing files, so that pages that were never opened also work offline. */
async function cacheFiles() {
  const shell = await caches.open(shellName)
  const files = (await (await fetch('/files.json', { cache: 'no-cache' })).json()) as Files
  const paths = new Set(
    Object.values(files).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  )
  for (const path of paths) {
    const address = `/${path}`
    if (isOfBuild(address) && !onlineOnly.test(address) && !(await shell.match(address)))
      await shell.add(address).catch(() => undefined)
  }
}

/** Serves a file of the build from the cache first, because files of a build never change. */
async function fileOf(request: Request): Promise<Response> {
  const shell = await caches.open(shellName)
  const cached = await shell.match(request.url)
  if (cached) return cached
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') await shell.put(request.url, answer.clone())
  return answer
}

/** Serves a page from the network; offline, the portal's only HTML page, whose router handles every path. */
const pageOf = (request: Request): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => {
    const page = await (await caches.open(shellName)).match(shellPage)
    if (!page) throw error
    return page
  })

/** Number of sign-outs: an answer requested before a sign-out is not stored after it. */
let signOuts = 0

async function store(request: Request, answer: Response, signOutsBefore: number) {
  if (signOutsBefore !== signOuts) return
  await storeAnswer(request, answer)
  if (signOutsBefore !== signOuts) await deleteUserAnswers()
}

async function answerOf(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event
  const sendStoredAt = async (storedAt: number | undefined) => {
    const message: ToPage = { kind: 'answered', storedAt }
    ;(await worker.clients.get(clientId))?.postMessage(message)
  }
  const signOutsBefore = signOuts
  try {
    const answer = await fetch(request)
    if (mayStore(request) && isJson(answer))
      event.waitUntil(store(request, answer.clone(), signOutsBefore).catch(() => undefined))
    event.waitUntil(sendStoredAt(undefined))
    return answer
  } catch (error) {
    const stored = mayStore(request) ? await findStoredAnswer(request) : undefined
    if (!stored) throw error
    event.waitUntil(sendStoredAt(stored.storedAt))
    return stored.answer
  }
}

worker.addEventListener('install', event =>
  event.waitUntil(
    caches
      .open(shellName)
      .then(shell => shell.add(shellPage))
      .then(() => worker.skipWaiting()),
  ),
)

worker.addEventListener('activate', event =>
  event.waitUntil(
    caches
      .keys()
      .then(names => names.filter(name => name.startsWith('resident-shell-') && name !== shellName))
      .then(old => Promise.all(old.map(name => caches.delete(name))))
      .then(() => worker.clients.claim()),
  ),
)

worker.addEventListener('message', event => {
  const { kind } = event.data as ToWorker
  if (kind === 'signed-out') signOuts += 1
  event.waitUntil(kind === 'signed-out' ? deleteUserAnswers() : cacheFiles().catch(() => undefined))
})

worker.addEventListener('push', event => {
  const message = event.data?.json() as FromServer | undefined
  if (!message) return
  const { title, body, locale: lang, path } = message
  // One notification for each page, however many bills came.
  const options = { body, lang, tag: path, icon: '/icon-192.png', data: path }
  event.waitUntil(worker.registration.showNotification(title, options))
})

worker.addEventListener('notificationclick', event => {
  const { notification } = event
  notification.close()
  event.waitUntil(worker.clients.openWindow(new URL(notification.data as string, origin).href))
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin: requestOrigin, pathname } = new URL(request.url)
  if (requestOrigin !== origin || request.method !== 'GET') return
  // A stream passes by the worker, so that it ends with its page.
  if (request.headers.get('Accept')?.includes('text/event-stream')) return
  if (pathname.startsWith('/api/')) return event.respondWith(answerOf(event))
  if (isOfBuild(pathname)) return event.respondWith(fileOf(request))
  if (request.mode === 'navigate' && !pathname.startsWith('/demo/')) event.respondWith(pageOf(request))
})
