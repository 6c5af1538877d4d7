import { execFile, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { demoPassword } from '../../demo/seed/people.ts'
import { login, me } from '../../src/api/endpoints/auth.ts'
import { invoices, lastInvoice } from '../../src/api/endpoints/invoices.ts'
import { messages } from '../../src/api/endpoints/messages.ts'
import { meters } from '../../src/api/endpoints/meters.ts'
import { postgresPackage, startPostgres } from '../../tests/support/postgres.ts'
import { freePort } from '../freePort.ts'
import { type ServedForTests, serveForTests } from '../serveForTests.ts'
import { measureFloors } from './floors.ts'
import { loadOf } from './loadOf.ts'
import { type Figure, median, repeat } from './report.ts'

/** One window per call, because one long window is as precise as several short ones in half the time. */
const runs = 1
const seconds = 5
const SignedIn = z.object({ data: z.object({ token: z.string() }) })

/** The calls that pages of a signed-in user make most. */
const typical = { 'users/me': me, 'last bill': lastInvoice, 'invoice list': invoices, meters, messages }

interface Measured extends Figure {
  readonly perSecond: number
}

/** Calls each URL concurrently: those of the processes that share the load. */
async function figure(name: string, addresses: readonly string[], token = ''): Promise<Measured> {
  const all = await repeat(runs, () => Promise.all(addresses.map(address => loadOf(address, token, seconds))))
  const perSecond = median(all.map(loads => loads.reduce((sum, { requests }) => sum + requests.average, 0)))
  const latency = (percentile: 'p50' | 'p99') =>
    Math.max(...all.map(loads => median(loads.map(({ latency }) => latency[percentile]))))
  const times = `p50 ${latency('p50')} ms, p99 ${latency('p99')} ms`
  return { name, runs, perSecond, median: `${perSecond.toFixed(0)}/s, ${times}`, beside: '' }
}

/** Token of a person of the demonstration. */
export async function signIn(api: string): Promise<string> {
  const answer = await fetch(`${api}/${login.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@example.com', password: demoPassword }),
  })
  return SignedIn.parse(await answer.json()).data.token
}

/** Resident memory of a server in MB, from its own metrics. */
export async function megabytes(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text()
  return Number(/^resident_process_memory_bytes (\d+)/m.exec(text)?.[1]) / 1e6
}

/** Memory of a process after 10,000 requests and after 10,000 more, which should be equal. */
async function measureMemory(name: string, address: string, token: string, metrics: string): Promise<Figure> {
  const after = await repeat(2, async () => {
    await promisify(execFile)('autocannon', [
      ...['--json', '--no-progress', '--connections', '10', '--amount', '10000'],
      ...['--headers', `Authorization=Bearer ${token}`, address],
    ])
    return megabytes(metrics)
  })
  const [first = 0, second = 0] = after
  return {
    name: `memory on ${name} after 20 000 requests`,
    median: `${second.toFixed(0)} MB`,
    runs: 1,
    beside: `${first.toFixed(0)} MB after the first 10 000; at most ${name === 'PGlite' ? 400 : 200} MB`,
  }
}

async function measureServers(name: string, processes: number, env: Readonly<Record<string, string>>) {
  const metricsPort = await freePort()
  const servers: ServedForTests[] = []
  try {
    for (let index = 0; index < processes; index += 1)
      servers.push(
        await serveForTests({
          FAULTS: 'off',
          CHECK_ANSWERS: 'off',
          ...(index === 0 ? { METRICS_PORT: String(metricsPort) } : {}),
          ...env,
        }),
      )
    const apis = servers.map(({ portal }) => `${portal}/api/v5`)
    const [api = ''] = apis
    const token = await signIn(api)
    const person = await fetch(`${api}/${me.path}`, { headers: { Authorization: `Bearer ${token}` } })
    const pathOf = (path: string) => path.replace('{contract}', '1')
    const calls: Measured[] = []
    for (const [what, { path }] of Object.entries(typical))
      calls.push(
        await figure(
          `${what} on ${name}`,
          apis.map(base => `${base}/${pathOf(path)}`),
          token,
        ),
      )
    const memory =
      processes === 1
        ? [await measureMemory(name, `${api}/${me.path}`, token, `http://localhost:${metricsPort}/metrics`)]
        : []
    const floors =
      processes === 1 && env.DATABASE_URL ? await measureFloors(api, env.DATABASE_URL, token) : []
    return { size: (await person.text()).length, calls, floors, memory }
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function measureBare(size: number): Promise<Measured> {
  const port = await freePort()
  const bare = spawn('node', ['tools/bench/bareHono.ts', String(port), String(size)], { stdio: 'inherit' })
  try {
    while (!(await fetch(`http://localhost:${port}/`).catch(() => undefined))?.ok) await pause(50)
    return await figure('bare Hono route, no database', [`http://localhost:${port}/`])
  } finally {
    bare.kill()
  }
}

/**
 * Requests per second, p50 and p99 of typical authenticated reads, compared with a route that does nothing.
 */
export async function measureApi(): Promise<Figure[]> {
  const embedded = await measureServers('PGlite', 1, {})
  const measured = [embedded]
  if (postgresPackage) {
    const postgres = await startPostgres()
    try {
      for (const [name, processes] of [
        ['PostgreSQL', 1],
        ['PostgreSQL, two processes', 2],
      ] as const) {
        const address = await postgres.createDatabase()
        measured.push(await measureServers(name, processes, { DATABASE_URL: address }))
      }
    } finally {
      await postgres.stop()
    }
  }
  const bare = await measureBare(embedded.size)
  const share = (perSecond: number) =>
    `${((perSecond / bare.perSecond) * 100).toFixed(0)} % of the bare route`
  return [
    { ...bare, beside: `${embedded.size} bytes of JSON` },
    ...measured.flatMap(({ calls, floors, memory }) => [
      ...calls.map(call => ({ ...call, beside: share(call.perSecond) })),
      ...floors,
      ...memory,
    ]),
  ]
}
