import { execFile } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { openSession } from '../../server/modules/accounts/openSession.ts'
import { users } from '../../server/modules/accounts/tables.ts'
import { me } from '../../src/api/endpoints/auth.ts'
import { changeEvents } from '../../src/api/endpoints/changes.ts'
import { runFaults } from '../../tests/support/faultStage.ts'
import { postgresPackage, startPostgres } from '../../tests/support/postgres.ts'
import { signInAt } from '../../tests/support/residentWrites.ts'
import { freePort } from '../freePort.ts'
import { serveForTests } from '../serveForTests.ts'
import { megabytes } from './api.ts'
import type { Figure } from './report.ts'

const duration = 8
const listeners = 5000
/** As many as one user can have in one process. */
const listenersPerUser = 10

const Load = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
})

const load = async (address: string, token: string, ...args: readonly string[]) => {
  const { stdout } = await promisify(execFile)('autocannon', [
    ...['--json', '--no-progress', '--duration', String(duration), ...args],
    ...['--headers', `Authorization=Bearer ${token}`, address],
  ])
  return Load.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

const figure = (name: string, median: string, beside = ''): Figure => ({ name, median, runs: 1, beside })

/** What is answered at twice the rate that the server can do. */
async function measureOverload(api: string, tokens: readonly string[]): Promise<Figure[]> {
  const address = `${api}/${me.path}`
  const most = await load(address, tokens[0] ?? '', '--connections', '20')
  const rate = Math.round((2 * most.requests.average) / tokens.length)
  const loads = await Promise.all(
    tokens.map(token => load(address, token, '--connections', '200', '--overallRate', String(rate))),
  )
  const sum = (key: '2xx' | 'non2xx' | 'errors') => loads.reduce((total, each) => total + each[key], 0)
  return [
    figure(
      'rate that one process can do',
      `${most.requests.average.toFixed(0)}/s`,
      `p99 ${most.latency.p99} ms`,
    ),
    figure(
      'at twice that rate, taken',
      `${(sum('2xx') / duration).toFixed(0)}/s`,
      `p99 ${Math.max(...loads.map(({ latency }) => latency.p99))} ms, ${sum('errors')} errors`,
    ),
    figure('at twice that rate, refused', `${(sum('non2xx') / duration).toFixed(0)}/s`),
  ]
}

/** Resident memory of a server before and while listeners of events are connected to it. */
async function measureListeners(portal: string, metrics: string, databaseUrl: string): Promise<Figure> {
  const database = openPostgres(databaseUrl, () => {})
  const sockets: Socket[] = []
  try {
    const { queries } = database
    const before = await megabytes(metrics)
    const people = await queries
      .insert(users)
      .values(
        Array.from({ length: listeners / listenersPerUser }, (_, number) => ({
          email: `listener-${number}@example.com`,
          passwordHash: 'none',
          firstName: 'A',
          lastName: 'B',
          confirmedAt: new Date(),
          invalidFields: [],
        })),
      )
      .returning({ id: users.id })
    for (const { id } of people) {
      const source = { origin: null, signedInBy: null, vendorIds: null, browser: null, system: null }
      const { token } = await openSession(queries, id, source, new Date())
      sockets.push(
        ...(await Promise.all(Array.from({ length: listenersPerUser }, () => listen(portal, token)))),
      )
    }
    const after = await megabytes(metrics)
    const open = sockets.filter(({ destroyed }) => !destroyed).length
    return figure(
      `${open} idle listeners of events`,
      `${(after - before).toFixed(0)} MB`,
      `under 100 MB; ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them`,
    )
  } finally {
    for (const socket of sockets) socket.destroy()
    await database.close()
  }
}

/** Opens an event stream without a library, so that thousands of them are light; resolves at its first event. */
const listen = (portal: string, token: string) =>
  new Promise<Socket>((resolve, reject) => {
    const { hostname, port, host } = new URL(portal)
    const socket = connect(Number(port), hostname)
    socket.once('error', reject)
    socket.once('data', chunk => {
      if (String(chunk).startsWith('HTTP/1.1 200')) resolve(socket.resume())
      else reject(new Error(`A listener was refused: ${String(chunk).split('\r\n')[0]}`))
    })
    socket.write(
      `GET /api/v5/${changeEvents.path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    )
  })

/** Faults of the database under writes, load above what the server can do, and idle listeners. */
export async function measureFaults(): Promise<Figure[]> {
  if (!postgresPackage) return []
  const { writes, lost, added, refused, seconds, wrong } = await runFaults()
  const doubled = Object.values(added).reduce((sum, rows) => sum + Math.max(0, rows), 0)
  const faults = Object.entries(seconds)
  const figures = [
    figure(
      `${faults.length} faults under ${writes.length} payments, readings and votes`,
      `${lost.length} lost, ${doubled} doubled`,
      `${refused} refused with 503, ${wrong.length} answered otherwise`,
    ),
    ...faults.map(([name, time]) =>
      figure(`${name}: until writes go on`, `${time.toFixed(1)} s`, 'under 5 s'),
    ),
  ]
  const postgres = await startPostgres()
  const metricsPort = await freePort()
  const databaseUrl = await postgres.createDatabase()
  try {
    const server = await serveForTests({
      FAULTS: 'off',
      CHECK_ANSWERS: 'off',
      DATABASE_URL: databaseUrl,
      METRICS_PORT: String(metricsPort),
    })
    try {
      const tokens = await Promise.all(
        ['owner@example.com', 'single@example.com', 'board@example.com'].map(email =>
          signInAt(server.portal, email),
        ),
      )
      figures.push(...(await measureOverload(`${server.portal}/api/v5`, tokens)))
      figures.push(
        await measureListeners(server.portal, `http://localhost:${metricsPort}/metrics`, databaseUrl),
      )
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
  return figures
}
