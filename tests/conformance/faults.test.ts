import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKit } from '../../conformance/createKit.ts'
import { levelOfCall } from '../../conformance/levelOfCall.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import type { Fault } from './faults/Fault.ts'
import { faultsOfTrace, traceOf, tryFault } from './faults/findFaults.ts'
import { prepareReset } from './faults/resetData.ts'
import { sampleOf } from './faults/sampleOf.ts'
import { unseenEffects } from './faults/unseenEffects.ts'
import { openWindow, peopleOfSeed } from './peopleOfSeed.ts'

/** `CONFORMANCE_FAULTS=all` tries every fault, `CONFORMANCE_FAULTS=bills,meters` those of these levels. */
const wanted = process.env.CONFORMANCE_FAULTS?.split(',')
const sampleSize = 300

/** Whether the kit cannot find a fault. */
const isUnseen = ({ name, kind }: Fault) => kind === 'has its effect twice' && name in unseenEffects

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.clock.now = openWindow
})
afterAll(() => server.stop())

test(
  'CFK-2: the kit finds every fault that is put between it and the server',
  async () => {
    const reset = await prepareReset(server)
    const url = `${server.url}/api/v5`
    const trace = await traceOf(createKit({ url, people: peopleOfSeed(server), patience: 60_000 }))
    const faults = faultsOfTrace(trace)
    const tried = wanted
      ? faults.filter(({ name }) => wanted.includes('all') || wanted.includes(levelOfCall(name)))
      : sampleOf(faults, sampleSize)
    const unexpected: string[] = []
    for (const fault of tried) {
      const outcome = await tryFault(server, fault, trace.cases.get(fault.name) ?? [], await reset())
      if (outcome !== (isUnseen(fault) ? 'missed' : 'found')) unexpected.push(`${outcome}: ${fault.id}`)
    }
    expect(unexpected).toEqual([])
    expect(faults.length).toBeGreaterThanOrEqual(200)
  },
  wanted ? 7_200_000 : 600_000,
)

test('CFK-2: the kit finds nothing where no fault is', async () => {
  const reset = await prepareReset(server)
  const url = `${server.url}/api/v5`
  const kit = createKit({ url, people: peopleOfSeed(server), patience: 60_000 })
  const { cases } = await traceOf(kit)
  const harmless = { id: 'none', name: 'invoices.invoices', kind: 'none' }
  expect(await tryFault(server, harmless, cases.get(harmless.name) ?? [], await reset())).toBe('not applied')
})
