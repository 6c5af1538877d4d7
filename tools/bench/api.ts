import { execFile, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { demoPassword } from '../../demo/server/seed/people.ts'
import { login, me } from '../../src/endpoints/auth.ts'
import { invoices } from '../../src/endpoints/invoices.ts'
import { postgresPackage, startPostgres } from '../../tests/support/postgres.ts'
import { freePort, serveForTests } from '../serveForTests.ts'
import { type Figure, median, repeat } from './report.ts'

const runs = 3
const Load = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
})
const SignedIn = z.object({ data: z.object({ token: z.string() }) })

/** Ten callers for five seconds, after a second to warm up. @throws when any answer was not fine */
async function load(address: string, token = ''): Promise<z.infer<typeof Load>> {
  const { stdout } = await promisify(execFile)('autocannon', [
    ...['--json', '--no-progress', '--connections', '10', '--duration', '5'],
    ...['--warmup', '[', '-c', '10', '-d', '1', ']', '--headers', `Authorization=Bearer ${token}`, address],
  ])
  const measured = Load.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
  if (measured.errors + measured.non2xx > 0)
    throw new Error(`${address}: ${measured.errors + measured.non2xx} requests failed.`)
  return measured
}

async function figure(
  what: string,
  address: string,
  token?: string,
): Promise<Figure & { perSecond: number }> {
  const all = await repeat(runs, () => load(address, token))
  const perSecond = median(all.map(({ requests }) => requests.average))
  const p99 = median(all.map(({ latency }) => latency.p99))
  return { what, runs, perSecond, median: `${perSecond.toFixed(0)}/s, p99 ${p99} ms`, beside: '' }
}

async function measureServer(name: string, env: Readonly<Record<string, string>>) {
  const server = await serveForTests({ FAULTS: 'off', CHECK_ANSWERS: 'off', ...env })
  try {
    const api = `${server.portal}/api/v5`
    const answer = await fetch(`${api}/${login.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'owner@example.com', password: demoPassword }),
    })
    const { token } = SignedIn.parse(await answer.json()).data
    const person = await fetch(`${api}/${me.path}`, { headers: { Authorization: `Bearer ${token}` } })
    return {
      size: (await person.text()).length,
      figures: [
        await figure(`users/me on ${name}`, `${api}/${me.path}`, token),
        await figure(`invoice list on ${name}`, `${api}/${invoices.path.replace('{contract}', '1')}`, token),
      ],
    }
  } finally {
    await server.stop()
  }
}

async function measureBare(size: number) {
  const port = await freePort()
  const bare = spawn('node', ['tools/bench/bareHono.ts', String(port), String(size)], { stdio: 'inherit' })
  try {
    while (!(await fetch(`http://localhost:${port}/`).catch(() => undefined))?.ok) await pause(50)
    return await figure('bare Hono route, no database', `http://localhost:${port}/`)
  } finally {
    bare.kill()
  }
}

/** Requests per second and p99 of authenticated reads, beside a route that does nothing. */
export async function measureApi(): Promise<Figure[]> {
  const embedded = await measureServer('PGlite', {})
  const figures = [...embedded.figures]
  if (postgresPackage) {
    const postgres = await startPostgres()
    try {
      // The driver takes the socket's folder from the query, but an address has to name a host.
      const address = (await postgres.createDatabase()).replace('@/', '@localhost/')
      const real = await measureServer('PostgreSQL', { DATABASE_URL: address })
      figures.push(...real.figures)
    } finally {
      await postgres.stop()
    }
  }
  const bare = await measureBare(embedded.size)
  const share = (perSecond: number) =>
    `${((perSecond / bare.perSecond) * 100).toFixed(0)} % of the bare route`
  return [
    { ...bare, beside: `${embedded.size} bytes of JSON` },
    ...figures.map(measured => ({ ...measured, beside: share(measured.perSecond) })),
  ]
}
