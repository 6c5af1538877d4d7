import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import type { AppEnvironment } from '../../../server/http/AppEnvironment.ts'
import { addFirstViews } from '../../../server/http/addFirstViews.ts'
import { errorAnswer } from '../../../server/http/errorAnswer.ts'
import { overloadGate } from '../../../server/http/overloadGate.ts'
import { refusalOf } from '../../../server/http/refusalOf.ts'
import { traced } from '../../../server/http/traced.ts'
import type { AppConfig } from '../../../server/settings/AppConfig.ts'
import type { FirstViewDrawer } from '../../../src/api/rules/firstViews.ts'

const address = '/api/v5/first-views/bills?contract=7&scheme=dark&vendor=alfa'

/** An app with one call beside first views, which says who calls. */
function appWith(
  drawFirstView: FirstViewDrawer['drawFirstView'],
  drawFirstPage: FirstViewDrawer['drawFirstPage'] = async () => undefined,
) {
  const log: string[] = []
  const note = (_: object, message: string) => void log.push(message)
  const logger = { info: note, warn: note, error: note }
  const counted: string[] = []
  const metrics = {
    request: (_: string, route: string) => void counted.push(route),
    job: () => {},
    text: () => '',
  }
  const config = { publicUrl: 'https://portal.example', queueLength: 1 } as AppConfig
  const app = new Hono<AppEnvironment>()
  app.use(traced({ logger, metrics }))
  app.use(overloadGate({ config }))
  addFirstViews(app, { config, logger, firstViews: { drawFirstView, drawFirstPage } }, '/api/v5')
  app.get('/api/v5/caller', context =>
    context.json([
      context.req.header('Authorization'),
      context.get('requestId'),
      context.req.header('Origin') ?? 'no page',
    ]),
  )
  app.get('/api/v5/silent', () => new Promise<Response>(() => {}))
  app.onError(error => errorAnswer(refusalOf(error), 'none'))
  const get = (path: string, token?: string, headers: Readonly<Record<string, string>> = {}) =>
    app.request(path, {
      headers: {
        'Accept-Language': 'lv',
        'X-Request-Id': 'of-the-drawing',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
  return { get, log, counted }
}

describe('EMB-20: a first view', () => {
  test('is drawn with the person’s token, the page’s language and calls of the same request', async () => {
    const { get } = appWith(async (element, options, { callApi, token, ...server }) => {
      const request = new Request(`${server.baseUrl}/caller`, { headers: { Authorization: token } })
      return { element, options, server, token, caller: await (await callApi(request)).json() }
    })
    const answer = await get(address, 'secret')
    // Without it the answer would not be compressed.
    expect(Number(answer.headers.get('Content-Length'))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({
      element: 'bills',
      options: { contract: 7, scheme: 'dark', vendor: 'alfa' },
      server: { locale: 'lv', portal: 'https://portal.example', baseUrl: 'https://portal.example/api/v5' },
      token: 'secret',
      caller: ['secret', 'of-the-drawing', 'no page'],
    })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('SEC-17: is drawn for the origin of the page, where its session may not have been opened', async () => {
    const { get } = appWith(async (_element, _options, { callApi, baseUrl }) => ({
      caller: await (await callApi(new Request(`${baseUrl}/caller`))).json(),
    }))
    const answer = await get(address, 'secret', { Origin: 'https://vendor.example' })
    expect(await answer.json()).toMatchObject({ caller: { 2: 'https://vendor.example' } })
  })

  test('is one request to the log, the metrics and the queue, whatever it calls', async () => {
    const { get, log, counted } = appWith(async (_element, _options, { callApi, baseUrl }) => {
      const calls = [1, 2, 3].map(() => callApi(new Request(`${baseUrl}/caller`)))
      return (await Promise.all(calls)).map(({ status }) => status)
    })
    expect(await (await get(address, 'secret')).json()).toEqual([200, 200, 200])
    expect(log).toEqual(['request'])
    expect(counted).toEqual(['first-views/{element}'])
  })

  test('is given up when the page no longer waits for it', async () => {
    vi.useFakeTimers()
    const { get } = appWith(async (_element, _options, { callApi, baseUrl }) => {
      const { ok } = await callApi(new Request(`${baseUrl}/silent`))
      return ok ? {} : undefined
    })
    const answer = get(address, 'secret')
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    expect((await answer).status).toBe(204)
  })

  test('needs a token', async () => {
    const { get } = appWith(async () => ({}))
    expect((await get(address)).status).toBe(401)
  })

  test('that is not drawn has no content', async () => {
    const { get, log } = appWith(async () => undefined)
    expect((await get(address, 'secret')).status).toBe(204)
    expect(log).toEqual(['request'])
  })

  test('that fails has no content and is logged', async () => {
    const { get, log } = appWith(async () => {
      throw new Error('A drawing has a <script>, which none may have.')
    })
    expect((await get(address, 'secret')).status).toBe(204)
    expect(log).toEqual(['a first view was not drawn', 'request'])
  })

  test.each(['', '?contract=x&scheme=dark', '?contract=7&scheme=green'])(
    'with the query "%s" is refused',
    async query => {
      const { get } = appWith(async () => ({}))
      expect((await get(`/api/v5/first-views/bills${query}`, 'secret')).status).toBe(422)
    },
  )
})

describe('EMB-21: a first page', () => {
  test('is drawn with its path and the width of the window', async () => {
    const { get } = appWith(
      async () => undefined,
      async (options, { locale, token }) => ({ options, locale, token }),
    )
    const path = '/vendor/alfa/contract/7/bill'
    const answer = await get(`/api/v5/first-pages?path=${path}&scheme=light&width=360`, 'secret')
    expect(await answer.json()).toEqual({
      options: { path, scheme: 'light', width: 360 },
      locale: 'lv',
      token: 'secret',
    })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test.each(['?path=bill&scheme=light&width=360', '?path=/&scheme=light&width=-1', '?path=/&width=360'])(
    'with the query "%s" is refused',
    async query => {
      const { get } = appWith(async () => undefined)
      expect((await get(`/api/v5/first-pages${query}`, 'secret')).status).toBe(422)
    },
  )
})
