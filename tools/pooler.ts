import { spawnSync } from 'node:child_process'
import { works } from './systemPrograms.ts'

/** Debian's package of PgBouncer. */
export const poolerPackages = ['pgbouncer'] as const

interface Program {
  readonly path: string
  /** Whether it keeps prepared statements while it pools per transaction, as PgBouncer does from 1.21. */
  readonly keepsPrepared: boolean
}

/** PgBouncer; Debian puts it where only administrators' PATH leads. */
export function findPooler(): Program | undefined {
  const path = '/usr/sbin/pgbouncer'
  if (!works(path)) return undefined
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const [, major = 0, minor = 0] = (/ (\d+)\.(\d+)/.exec(stdout) ?? []).map(Number)
  return { path, keepsPrepared: major > 1 || minor >= 21 }
}
