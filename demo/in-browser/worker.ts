import { describeError } from '../../server/http/describeError.ts'
import type { InBrowserMessage, InBrowserRequest } from '../../src/client/inBrowserDemoMessages.ts'
import { consoleLogger } from './consoleLogger.ts'
import { openInBrowserDemo } from './openInBrowserDemo.ts'

// The whole server in a web worker: it answers the requests of the page's elements and ends with the page.

const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>
const say = (word: InBrowserMessage) => page.postMessage(word)

const opening = openInBrowserDemo()
opening.then(
  () => say({ ready: true }),
  (error: unknown) => say({ broken: String(error) }),
)

/** Requests in progress by number. */
const running = new Map<number, AbortController>()

async function answer(ask: Exclude<InBrowserRequest, { stop: true }>, { signal }: AbortController) {
  const { id, url, method, body } = ask
  const headers = new Headers([...ask.headers])
  const response = await (await opening)(new Request(url, { method, headers, body: body ?? null, signal }))
  say({ id, status: response.status, headers: [...response.headers] })
  const reader = response.body?.getReader()
  signal.addEventListener('abort', () => void reader?.cancel())
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    say({ id, chunk: value })
  }
}

page.onmessage = ({ data }: MessageEvent<InBrowserRequest>) => {
  const { id } = data
  if ('stop' in data) return running.get(id)?.abort()
  const stop = new AbortController()
  running.set(id, stop)
  void answer(data, stop)
    .catch((error: unknown) => consoleLogger.error(describeError(error), 'a call failed'))
    .finally(() => {
      running.delete(id)
      say({ id, end: true })
    })
}
