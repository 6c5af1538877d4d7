import { ContainerFault } from '../../providers/signatures/asic/ContainerFault.ts'
import type { SignatureProvider } from '../../providers/signatures/SignatureProvider.ts'
import { type Ballot, readBallot } from './ballot.ts'

interface QuestionTally {
  readonly text: string
  readonly agree: number
  readonly disagree: number
}

interface ContainerTally {
  /** Containers that count. */
  readonly counted: number
  /** Containers that are not sound, of another poll, or of a contract or signing that is counted already. */
  readonly refused: number
  readonly questions: QuestionTally[]
}

/**
 * Counts a poll from containers alone: no database, only their bytes and the trusted roots (VOT-3). The first
 * container of a contract counts.
 */
export async function tallyContainers(
  check: SignatureProvider['check'],
  poll: { readonly vendor: string; readonly id: number },
  containers: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<ContainerTally> {
  const contracts = new Set<string>()
  const questions = new Map<number, { text: string; agree: number; disagree: number }>()
  let refused = 0
  for await (const container of containers) {
    const ballot = await ballotOf(check, container)
    if (
      !ballot ||
      ballot.vendor !== poll.vendor ||
      ballot.poll.id !== poll.id ||
      contracts.has(ballot.contract)
    ) {
      refused += 1
      continue
    }
    contracts.add(ballot.contract)
    for (const { question, text, choice } of ballot.answers) {
      const tally = questions.get(question) ?? { text, agree: 0, disagree: 0 }
      tally[choice] += ballot.weight
      questions.set(question, tally)
    }
  }
  const byId = [...questions].sort(([one], [other]) => one - other)
  return { counted: contracts.size, refused, questions: byId.map(([, tally]) => tally) }
}

async function ballotOf(
  check: SignatureProvider['check'],
  container: Uint8Array,
): Promise<Ballot | undefined> {
  try {
    return readBallot(await check(container))
  } catch (error) {
    if (error instanceof ContainerFault) return undefined
    throw error
  }
}
