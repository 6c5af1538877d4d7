import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const Load = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
})

/**
 * Ten concurrent callers for some seconds, after a second of warm-up.
 * @throws Error if any response was not successful
 */
export async function loadOf(address: string, token: string, seconds: number): Promise<z.infer<typeof Load>> {
  const { stdout } = await promisify(execFile)('autocannon', [
    ...['--json', '--no-progress', '--connections', '10', '--duration', String(seconds)],
    ...['--warmup', '[', '-c', '10', '-d', '1', ']', '--headers', `Authorization=Bearer ${token}`, address],
  ])
  const measured = Load.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
  if (measured.errors + measured.non2xx > 0)
    throw new Error(`${address}: ${measured.errors + measured.non2xx} requests failed.`)
  return measured
}

/** Requests per second of such callers. */
export const requestRate = async (address: string, token: string, seconds: number): Promise<number> =>
  (await loadOf(address, token, seconds)).requests.average
