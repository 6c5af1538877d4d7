import type { FromServer, ToPage, ToWorker } from './messages.ts'
import { deleteUserAnswers, findStoredAnswer, isJson, mayStore, storeAnswer } from './storedAnswers.ts'
import type { FetchEvent, WorkerScope } from './workerScope.ts'

declare const __SUITE_VERSION__: string

const worker = globalThis as unknown as WorkerScope
const origin = new URL(worker.registration.scope).origin

/** Cache of this build's files. Each build has its own, so no file of an older build is served. */
const shellName = `resident-shell-${__SUITE_VERSION__}`
const shellPage = '/'

/** The build's manifest. It is in the cache once all files are. */
const manifestPath = '/files.json'

/** Scripts that are not needed offline. */
const onlineOnly = /\/(sentryReports|IconsPage)-/

const isOfBuild = (path: string) => path.startsWith('/assets/') || /^\/embed\/[^/]+\//.test(path)

/** Scripts of the manifest with their style sheets and assets. */
type Files = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] }
  >
>

/** Caches the portal's missing files, so that pages that were never opened also work offline. */
async function cacheFiles() {
  const shell = await caches.open(shellName)
  // Every page asks for it.
  if (await shell.match(manifestPath)) return
  const manifest = await fetch(manifestPath, { cache: 'no-cache' })
  // Kept, an error would count as a list without files.
  if (!manifest.ok) return
  const files = (await manifest.clone().json()) as Files
  const cached = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname))
  const paths = new Set(
    Object.values(files).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  )
  const missing = [...paths]
    .map(path => `/${path}`)
    .filter(path => isOfBuild(path) && !onlineOnly.test(path) && !cached.has(path))
  let isComplete = true
  for (const path of missing)
    await shell.add(path).catch(() => {
      isComplete = false
    })
  if (isComplete) await shell.put(manifestPath, manifest)
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

/**
 * Serves a page from the network, which the browser has asked for while the worker started, if it can do so; offline, the
 * portal's only HTML page, whose router handles every path.
 */
async function pageOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const page = await (await caches.open(shellName)).match(shellPage)
    if (!page) throw error
    return page
  }
}

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

async function activate() {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith('resident-shell-') && name !== shellName)
  await Promise.all(old.map(name => caches.delete(name)))
  await worker.clients.claim()
  // Browsers from before 2022 have none.
  await worker.registration.navigationPreload?.enable()
}

worker.addEventListener('activate', event => event.waitUntil(activate()))

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
  if (request.mode === 'navigate') event.respondWith(pageOf(event))
})
