import { allCases } from '../../../conformance/allCases.ts'
import type { Exchange } from '../../../conformance/Call.ts'
import type { Case } from '../../../conformance/Case.ts'
import { createKit, endpointOf, type Kit } from '../../../conformance/createKit.ts'
import { runCases } from '../../../conformance/runCases.ts'
import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import { levels } from '../../../src/api/schemas/levels.ts'
import type { TestServer } from '../../support/server.ts'
import { peopleOfSeed } from '../peopleOfSeed.ts'
import type { Fault, Tokens } from './Fault.ts'
import { faultsOf } from './faultsOf.ts'
import { faultyFetch } from './faultyFetch.ts'

/** What the kit does with a server that is right: the cases of each call, and the answers. */
export interface Trace {
  /** Those with the fewest calls first. */
  readonly cases: ReadonlyMap<string, readonly Case[]>
  readonly answers: ReadonlyMap<string, readonly Exchange[]>
}

/** Runs all cases. */
export async function traceOf(kit: Kit): Promise<Trace> {
  const results = await runCases(kit, allCases, { levels })
  const cases = new Map<string, { one: Case; calls: number }[]>()
  const answers = new Map<string, Exchange[]>()
  for (const { case: one, exchanges } of results) {
    for (const exchange of exchanges)
      if (exchange.name && exchange.method === endpointOf(exchange.name).method)
        answers.set(exchange.name, [...(answers.get(exchange.name) ?? []), exchange])
    for (const name of answers.keys())
      if (exchanges.some(exchange => exchange.name === name))
        cases.set(name, [...(cases.get(name) ?? []), { one, calls: exchanges.length }])
  }
  const sorted = [...cases].map(([name, list]) => {
    const fewestFirst = list.toSorted((a, b) => a.calls - b.calls)
    return [name, fewestFirst.map(({ one }) => one)] as const
  })
  return { cases: new Map(sorted), answers }
}

/** Whether a fault could change one of the answers that the server gave. */
function applies({ id, response }: Fault, answers: readonly Exchange[]): boolean {
  if (id.endsWith('ignores the Idempotency-Key'))
    return answers.some(({ requestHeaders }) => 'Idempotency-Key' in requestHeaders)
  if (!response) return answers.some(({ status }) => status < 300)
  return answers.some(({ status, headers, text, url, requestHeaders }) => {
    const received = { status, headers: Object.fromEntries(headers), text }
    return response(received, { url, init: { headers: requestHeaders } }) !== received
  })
}

/** Faults that would change what the server holds, so that the next ones could not be judged. */
const destructive = /^contractLinks\.unlinkContract: (works|gives)/

/** All faults that can occur at the calls of a trace; the destructive ones last. */
export function faultsOfTrace({ answers }: Trace): readonly Fault[] {
  const faults = allEndpoints.flatMap(([name, endpoint]) =>
    faultsOf(name, endpoint).filter(fault => applies(fault, answers.get(name) ?? [])),
  )
  return [
    ...faults.filter(({ id }) => !destructive.test(id)),
    ...faults.filter(({ id }) => destructive.test(id)),
  ]
}

export type Outcome = 'found' | 'missed' | 'not applied'

/** Puts a fault between the kit and the server; says whether a case of the call fails. */
export async function tryFault(
  server: Pick<TestServer, 'url'>,
  fault: Fault,
  cases: readonly Case[],
  tokens: Tokens,
): Promise<Outcome> {
  const { fetch, clock, applied } = faultyFetch(fault, tokens)
  const people = peopleOfSeed(server)
  const kit = createKit({
    url: `${server.url}/api/v5`,
    people: {
      ...people,
      resident: { ...people.resident, token: tokens.resident },
      stranger: { ...people.stranger, token: tokens.stranger },
    },
    patience: 15_000,
    fetch,
    clock,
  })
  const results = await runCases(kit, cases, { levels, stopAtFailure: true })
  if (results.some(({ state }) => state === 'failed')) return 'found'
  return applied() ? 'missed' : 'not applied'
}
