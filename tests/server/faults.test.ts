import { expect, test } from 'vitest'
import { findPatroni } from '../../tools/patroni.ts'
import { runFaults } from '../support/faultStage.ts'
import { postgresPackage, startCluster } from '../support/postgres.ts'
import { startPatroni } from '../support/startPatroni.ts'

const patroni = findPatroni()

const clusters = [
  { name: 'promoted by hand', start: postgresPackage ? startCluster : undefined },
  { name: 'promoted by Patroni', start: patroni && (() => startPatroni(patroni)) },
]

for (const { name, start } of clusters)
  test.skipIf(!start)(
    `SEC-14: with cut and silent connections and a killed primary whose replica is ${name}, payments, readings and votes go on by themselves, none answered is lost and none is doubled`,
    async () => {
      const { writes, wrong, refused, lost, added, isRunning } = await runFaults(start)
      expect(new Set(writes.map(({ kind }) => kind))).toEqual(new Set(['payment', 'reading', 'vote']))
      expect(writes.length).toBeGreaterThan(60)
      expect({ wrong, lost, added, isRunning }).toEqual({
        wrong: [],
        lost: [],
        added: { payment: 0, reading: 0, vote: 0 },
        isRunning: true,
      })
      expect(refused).toBeGreaterThan(0)
    },
    180_000,
  )
