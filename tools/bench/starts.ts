import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../../build/build.ts'
import { freePort } from '../freePort.ts'
import { type Figure, median, repeat, seconds } from './report.ts'

/** Milliseconds from `npm start` until the health check succeeds. */
async function timeStart(folder: string, data: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOSTS_PORT: String(await freePort()),
      VENDOR_SYSTEM_PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      DATA_DIR: data,
      DATABASE_URL: '',
    },
  })
  const ended = new Promise(resolve => npm.once('exit', resolve))
  try {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/api/v5/health-check`).catch(() => undefined)
      if (answer?.ok) return performance.now() - began
      if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode} in ${folder}.`)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  } finally {
    if (npm.pid && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM')
    await ended
  }
}

/** Runs with a temporary folder. */
async function inNewFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'resident-start-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Duration of `npm start`: on a fresh clone of the last commit, on an empty database, and on an existing
 * one.
 */
export async function measureStarts(): Promise<Figure[]> {
  await buildWhenStale()
  // Installs and builds, which takes a minute.
  const fresh = await repeat(1, () =>
    inNewFolder(async folder => {
      execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '.', folder])
      return timeStart(folder, join(folder, '.data'))
    }),
  )
  const empty = await repeat(3, () => inNewFolder(folder => timeStart('.', folder)))
  const again = await inNewFolder(async folder => {
    await timeStart('.', folder)
    return repeat(5, () => timeStart('.', folder))
  })
  const figure = (name: string, times: readonly number[], beside: string): Figure => ({
    name,
    median: seconds(median(times)),
    runs: times.length,
    beside,
  })
  return [
    figure(
      'fresh clone: installs, builds, seeds, serves',
      fresh,
      'at most 90 s with packages in npm’s cache',
    ),
    figure('built, with an empty database', empty, ''),
    figure('again', again, 'at most 5 s'),
  ]
}
