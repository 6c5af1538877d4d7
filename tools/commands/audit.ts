import { spawnSync } from 'node:child_process'
import { knownFaults } from '../knownFaults.ts'
import { main } from '../main.ts'

/** Fails if a package that the product runs or contains has a known fault, or if nobody can tell. */
await main(async () => {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--omit', 'dev', '--package-lock-only'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  const faults = knownFaults(stdout)
  if (faults.length > 0) throw new Error(`Packages with known faults:\n${faults.join('\n')}`)
  console.log('No package of the product has a known fault.')
})
