import { openAsBlob } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createKit } from '../../conformance/createKit.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { faultsOfTrace, traceOf, tryFault } from './faults/findFaults.ts'
import { prepareReset } from './faults/resetData.ts'
import { openWindow, peopleOfSeed } from './peopleOfSeed.ts'

/** `CONFORMANCE_FAULTS=all` tries each of more than a thousand faults; otherwise every few, of every call. */
const all = process.env.CONFORMANCE_FAULTS === 'all'
const sample = 300

/** Faults that no case finds, with the reason. */
const unfound: Readonly<Record<string, string>> = {}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ dump: await openAsBlob(inject('prepared').dump) })
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
    const step = all ? 1 : Math.floor(faults.length / sample)
    const tried = faults.filter((_, index) => index % step === 0)
    const outcomes: string[] = []
    for (const fault of tried) {
      const outcome = await tryFault(server, fault, trace.cases.get(fault.name) ?? [], await reset())
      if (outcome !== 'found' && !(fault.id in unfound)) outcomes.push(`${outcome}: ${fault.id}`)
    }
    expect(outcomes).toEqual([])
    expect(tried.length).toBeGreaterThanOrEqual(200)
  },
  all ? 3_600_000 : 600_000,
)

test('CFK-2: the kit finds nothing where no fault is', async () => {
  const reset = await prepareReset(server)
  const url = `${server.url}/api/v5`
  const kit = createKit({ url, people: peopleOfSeed(server), patience: 60_000 })
  const { cases } = await traceOf(kit)
  const harmless = { id: 'none', name: 'invoices.invoices' }
  expect(await tryFault(server, harmless, cases.get(harmless.name) ?? [], await reset())).toBe('not applied')
})
