import { forgetPeople, keepAnswer, keptAnswer, mayKeep } from './keptAnswers.ts'
import type { ToPage, ToWorker } from './messages.ts'
import type { FetchTold, WorkerScope } from './workerScope.ts'

declare const __SUITE_VERSION__: string

const worker = globalThis as unknown as WorkerScope
const origin = new URL(worker.registration.scope).origin

/** Files of this build. A new build brings a new cache; nothing of the old one is served by it. */
const shellName = `resident-shell-${__SUITE_VERSION__}`
const shellPage = '/'

/** What is of no use without a connection. */
const useless = /\/(sentryReports|IconsPage)-/

const isOfBuild = (path: string) => path.startsWith('/assets/') || /^\/embed\/[^/]+\//.test(path)

/** What the build wrote: its files, and those that belong to them. */
type Files = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] }
  >
>

/** Fetches the portal's files that are not here yet, so that pages never opened work without a connection too. */
async function keepFiles() {
  const shell = await caches.open(shellName)
  const files = (await (await fetch('/files.json', { cache: 'no-cache' })).json()) as Files
  const paths = new Set(
    Object.values(files).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  )
  for (const path of paths) {
    const address = `/${path}`
    if (isOfBuild(address) && !useless.test(address) && !(await shell.match(address)))
      await shell.add(address).catch(() => undefined)
  }
}

/** Files of a build never change: what is here is as good as what would come. */
async function fileOf(request: Request): Promise<Response> {
  const shell = await caches.open(shellName)
  const kept = await shell.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') await shell.put(request.url, answer.clone())
  return answer
}

/** Pages come from the network; without one the portal's only page does, which knows every address. */
const pageOf = (request: Request): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => {
    const page = await (await caches.open(shellName)).match(shellPage)
    if (!page) throw error
    return page
  })

/** How often somebody has left: what was asked for before that is not kept when it comes after. */
let departures = 0

async function keep(request: Request, answer: Response, askedAt: number) {
  if (askedAt !== departures) return
  await keepAnswer(request, answer)
  if (askedAt !== departures) await forgetPeople()
}

async function answerOf(event: FetchTold): Promise<Response> {
  const { request, clientId } = event
  const tell = async (storedAt: number | undefined) => {
    const message: ToPage = { kind: 'answered', storedAt }
    ;(await worker.clients.get(clientId))?.postMessage(message)
  }
  const askedAt = departures
  try {
    const answer = await fetch(request)
    if (mayKeep(request)) event.waitUntil(keep(request, answer.clone(), askedAt).catch(() => undefined))
    event.waitUntil(tell(undefined))
    return answer
  } catch (error) {
    const kept = mayKeep(request) ? await keptAnswer(request) : undefined
    if (!kept) throw error
    event.waitUntil(tell(kept.storedAt))
    return kept.answer
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
  if (kind === 'left') departures += 1
  event.waitUntil(kind === 'left' ? forgetPeople() : keepFiles().catch(() => undefined))
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin: asked, pathname } = new URL(request.url)
  if (asked !== origin || request.method !== 'GET') return
  if (pathname.startsWith('/api/')) return event.respondWith(answerOf(event))
  if (isOfBuild(pathname)) return event.respondWith(fileOf(request))
  if (request.mode === 'navigate' && !pathname.startsWith('/demo/')) event.respondWith(pageOf(request))
})
