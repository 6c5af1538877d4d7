import { expect, test } from 'vitest'
import { runFaults } from '../support/faultStage.ts'
import { postgresPackage } from '../support/postgres.ts'

test.skipIf(!postgresPackage)(
  'SEC-14: with cut and silent connections and a killed primary, payments, readings and votes go on by themselves, none answered is lost and none is doubled',
  async () => {
    const { writes, wrong, refused, lost, added, isRunning } = await runFaults()
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
