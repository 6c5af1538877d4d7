import { describe, expect, inject, test } from 'vitest'
import { databasesIn } from '../../support/postgres.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const { postgres } = inject('prepared')

/** Statuses of calls that are answered while the others wait. */
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
    const tokens = [await server.signIn('owner@example.com'), await server.signIn('single@example.com')]
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
    const calls = tokens.flatMap(token => ask(server, token, 4))
    await expect.poll(() => server.database.pool?.().waiting).toBe(8)
    const refused = await server.call('auth/users/me', { token: tokens[0] })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1'])
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    const health = server.call('health-check')
    await release()
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await health).status).toBe(200)
    await server.stop()
  })

  test('SEC-14: refuses a caller who takes half of the queue, and takes the calls of others', async () => {
    const { server, tokens, release } = await startBusy()
    const [eager, other] = tokens
    const calls = ask(server, eager, 7)
    const statuses = answered(calls)
    await expect.poll(() => statuses).toEqual([503, 503, 503])
    const others = ask(server, other, 3)
    await expect.poll(() => server.database.pool?.().waiting).toBe(7)
    await release()
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await Promise.all(calls)).filter(({ status }) => status === 200)).toHaveLength(4)
    await server.stop()
  })
})
