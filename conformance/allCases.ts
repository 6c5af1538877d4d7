import { allEndpoints } from '../src/api/endpoints/table.ts'
import type { Case } from './Case.ts'
import { accessChecks } from './checks/accessChecks.ts'
import { answerChecks } from './checks/answerChecks.ts'
import type { Subject } from './checks/Check.ts'
import { inputChecks } from './checks/inputChecks.ts'
import { listChecks } from './checks/listChecks.ts'
import { flows } from './flows/flows.ts'
import { levelOfCall } from './levelOfCall.ts'
import { planOf } from './plans/plans.ts'

const checks = [...answerChecks, ...accessChecks, ...listChecks, ...inputChecks]

const derived: readonly Case[] = allEndpoints.flatMap(([name, endpoint]) => {
  const subject: Subject = { name, endpoint, plan: planOf(name) }
  return checks
    .filter(({ applies }) => applies(subject))
    .map(({ kind, requirement, title, run }) => ({
      id: `${name} ${kind}`,
      level: levelOfCall(name),
      requirement: requirement(subject),
      title: `${name} ${title(subject)}`,
      writes: endpoint.method !== 'GET',
      run: kit => run(kit, subject),
    }))
})

/** All cases: those derived from the table of calls, then those that need several calls. */
export const allCases: readonly Case[] = [...derived, ...flows]
