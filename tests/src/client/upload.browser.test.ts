import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { upload } from '../../../src/client/upload.ts'

/** A fake XMLHttpRequest whose every step the test controls. */
class Line {
  static last: Line
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onerror?: () => void
  onload?: () => void
  status = 0
  responseText = ''
  aborted = false
  sent: FormData | undefined
  address = ''
  readonly headers: Record<string, string> = {}
  constructor() {
    Line.last = this
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = () => null
  send(body: FormData) {
    this.sent = body
  }
  abort() {
    this.aborted = true
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Line)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const file = new File(['%PDF-1.7'], 'planas.pdf', { type: 'application/pdf' })
const shares: number[] = []
const start = (controller = new AbortController()) => {
  shares.length = 0
  const done = upload('help-desk', file, {
    baseUrl: 'https://portal.example/api/v5',
    locale: 'lt',
    key: 'key-of-this-file',
    signal: controller.signal,
    onProgress: share => shares.push(share),
  })
  done.catch(() => undefined)
  return done
}
const storedFile = { data: { id: 'u1', name: 'planas.pdf', bytes: 8, expiresAt: '2026-11-22T08:00:00.000Z' } }

describe('HLP-2: sending a file', () => {
  test('sends a form under its key, reports progress and returns the server’s answer', async () => {
    const done = start()
    Line.last.upload.onprogress?.({ loaded: 2, total: 8 })
    Line.last.upload.onprogress?.({ loaded: 8, total: 8 })
    Line.last.answer(201, storedFile)
    expect(await done).toEqual(storedFile.data)
    expect(shares).toEqual([0.25, 1])
    expect(Line.last.address).toBe('POST https://portal.example/api/v5/uploads/help-desk')
    expect(Line.last.headers).toMatchObject({
      'Idempotency-Key': 'key-of-this-file',
      'Accept-Language': 'lt',
    })
    expect(Line.last.headers).not.toHaveProperty('Authorization')
    expect(Line.last.sent?.get('file')).toMatchObject({ name: 'planas.pdf' })
  })

  test('a lost connection and half a minute without progress are both reported as offline', async () => {
    const cut = start()
    Line.last.upload.onprogress?.({ loaded: 6, total: 8 })
    Line.last.onerror?.()
    await expect(cut).rejects.toMatchObject({ kind: 'offline' })

    const still = start()
    vi.advanceTimersByTime(29_000)
    Line.last.upload.onprogress?.({ loaded: 6, total: 8 })
    vi.advanceTimersByTime(29_000)
    expect(Line.last.aborted).toBe(false)
    vi.advanceTimersByTime(2000)
    await expect(still).rejects.toMatchObject({ kind: 'timeout' })
    expect(Line.last.aborted).toBe(true)
  })

  test('a refusal has its reason by field, and an invalid answer is an error of its own', async () => {
    const refused = start()
    Line.last.answer(422, {
      code: 'validation_failed',
      message: '',
      messageKey: '',
      errors: { file: ['validation.file_format'] },
      correlationId: 'c',
    })
    await expect(refused).rejects.toMatchObject({ status: 422, fields: { file: ['validation.file_format'] } })
    for (const body of ['<html>', '{"data":', { data: {} }]) {
      const malformed = start()
      Line.last.answer(201, body)
      await expect(malformed).rejects.toMatchObject({ kind: 'malformed' })
    }
  })

  test('an abort by the user ends the request and nothing else', async () => {
    const controller = new AbortController()
    const stopped = start(controller)
    controller.abort()
    await expect(stopped).rejects.toBe(controller.signal.reason)
    expect(Line.last.aborted).toBe(true)
    await expect(start(controller)).rejects.toBe(controller.signal.reason)
  })
})
