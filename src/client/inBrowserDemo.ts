import { ApiError } from './ApiError.ts'
import type { Fetch } from './Fetch.ts'
import { findLoader } from './findLoader.ts'
import type { InBrowserMessage, InBrowserRequest } from './inBrowserDemoMessages.ts'
import type { ScriptPolicies, ScriptPolicy } from './ScriptPolicies.ts'

interface Waiting {
  readonly begin: (status: number, headers: readonly [string, string][]) => void
  readonly add: (chunk: Uint8Array<ArrayBuffer>) => void
  readonly end: () => void
}

const pendingRequests = new Map<number, Waiting>()
let last = 0
let starting: Promise<Worker> | undefined
let policy: ScriptPolicy | undefined
let isReported = false

/** A worker must have the page's origin; one of another origin is imported from a blob. */
function workerAddress(base: string): string {
  const address = new URL('../sandbox.js', base)
  if (address.origin === location.origin) return address.href
  const code = `import(${JSON.stringify(address.href)}).catch(error => postMessage({ broken: String(error) }))`
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}

function startWorker(): Promise<Worker> {
  const base = findLoader()?.base
  if (!base) throw new Error('it comes with loader.js alone')
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies }
  // A policy can be created once per page.
  policy ??= trustedTypes?.createPolicy('resident-sandbox', { createScriptURL: address => address })
  const address = workerAddress(base)
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<InBrowserMessage>) => {
    if (!('id' in data)) return
    const one = pendingRequests.get(data.id)
    if ('status' in data) one?.begin(data.status, data.headers)
    else if ('chunk' in data) one?.add(data.chunk)
    else one?.end()
  })
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      worker.terminate()
      reject(new Error(reason))
    }
    worker.addEventListener('message', ({ data }: MessageEvent<InBrowserMessage>) => {
      if ('ready' in data) resolve(worker)
      if ('broken' in data) fail(data.broken)
    })
    worker.addEventListener('error', event => {
      event.preventDefault()
      fail(event.message || 'its script could not be loaded, or the page’s policy forbids it')
    })
  })
}

/** The worker, once it is ready. @throws ApiError if it cannot run here; the console says why, once */
async function sandboxWorker(): Promise<Worker> {
  starting ??= Promise.resolve().then(startWorker)
  const attempt = starting
  try {
    return await attempt
  } catch (error) {
    if (starting === attempt) starting = undefined
    if (!isReported) {
      isReported = true
      // biome-ignore lint/suspicious/noConsole: the page's developer has to see why it failed
      console.warn(`[resident RW-SANDBOX] The sandbox did not start: ${(error as Error).message}.`)
    }
    throw new ApiError({ kind: 'refused', code: 'sandbox', cause: error })
  }
}

/** Statuses that may not have a body, not even an empty one. */
const bodiless = [204, 205, 304]

/** Sends a request to the server in the page's worker, like `fetch`. The first call starts it. */
export const inBrowserDemoFetch: Fetch = async (address, init) => {
  const request = new Request(address, init)
  const { url, method, headers, signal } = request
  const body = await request.arrayBuffer()
  const worker = await sandboxWorker()
  signal.throwIfAborted()
  last += 1
  const id = last
  const post = (message: InBrowserRequest) => worker.postMessage(message)
  return new Promise((resolve, reject) => {
    let parts: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
    const stop = () => {
      pendingRequests.delete(id)
      post({ id, stop: true })
    }
    const abort = () => {
      stop()
      parts?.error(signal.reason)
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort)
    pendingRequests.set(id, {
      begin(status, headers) {
        const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
          start(controller) {
            parts = controller
          },
          cancel: stop,
        })
        resolve(new Response(bodiless.includes(status) ? null : stream, { status, headers: [...headers] }))
      },
      add: chunk => parts?.enqueue(chunk),
      end() {
        pendingRequests.delete(id)
        signal.removeEventListener('abort', abort)
        parts?.close()
        // A stream that ends before it starts has failed.
        reject(new TypeError('The sandbox did not answer.'))
      },
    })
    post({ id, url, method, headers: [...headers], body: body.byteLength > 0 ? body : undefined })
  })
}
