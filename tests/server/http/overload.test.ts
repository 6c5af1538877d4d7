import { describe, expect, inject, test } from 'vitest'
import { databasesIn } from '../../support/postgres.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const { postgres } = inject('prepared')

/**
 * Statuses of calls that are answered while the others wait: those that the server refused. They say what is
 * in its queue; the pool would count the background work that waits for a connection too.
 */
const answered = (calls: readonly Promise<Response>[]) => {
  const statuses: number[] = []
  for (const call of calls) void call.then(({ status }) => statuses.push(status))
  return statuses
}

describe.skipIf(!postgres)('A server whose queue is full', () => {
  /** Starts a server that answers at most eight calls at once, and takes all its database connections. */
  async function startBusy() {
    const databases = databasesIn(postgres?.folder ?? '')
    const server = await startTestServer({
      databaseUrl: await databases.createDatabase(postgres?.template),
      environment: { QUEUE_LENGTH: '8' },
    })
    const tokens = await Promise.all(
      ['owner@example.com', 'single@example.com', 'empty@example.com'].map(server.signIn),
    )
    let release = () => {}
    const isReleased = new Promise<void>(resolve => {
      release = resolve
    })
    const holders = Array.from({ length: 10 }, () => server.database.queries.transaction(() => isReleased))
    await expect.poll(() => server.database.pool?.().busy).toBe(10)
    return {
      server,
      tokens,
      release: async () => {
        release()
        await Promise.all(holders)
      },
    }
  }
  const ask = (server: TestServer, token: string | undefined, count: number) =>
    Array.from({ length: count }, () => server.call('auth/users/me', { token }))

  test('SEC-14: refuses further calls at once with Retry-After, answers those it took, and its health-check', async () => {
    const { server, tokens, release } = await startBusy()
    const [first, second, third] = tokens
    const calls = [...ask(server, first, 4), ...ask(server, second, 4), ...ask(server, third, 1)]
    const statuses = answered(calls)
    await expect.poll(() => statuses).toEqual([503])
    const refused = await server.call('auth/users/me', { token: third })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1'])
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    const health = server.call('health-check')
    await release()
    expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([
      ...Array(8).fill(200),
      503,
    ])
    expect((await health).status).toBe(200)
    await server.stop()
  })

  test('SEC-14: refuses a caller who takes half of the queue, and takes the calls of others', async () => {
    const { server, tokens, release } = await startBusy()
    const [eager, other, third] = tokens
    const calls = ask(server, eager, 7)
    const statuses = answered(calls)
    await expect.poll(() => statuses).toEqual([503, 503, 503])
    const others = [...ask(server, other, 3), ...ask(server, third, 2)]
    const refusedOthers = answered(others)
    await expect.poll(() => refusedOthers).toEqual([503])
    await release()
    expect((await Promise.all(others)).filter(({ status }) => status === 200)).toHaveLength(4)
    expect((await Promise.all(calls)).filter(({ status }) => status === 200)).toHaveLength(4)
    await server.stop()
  })
})
