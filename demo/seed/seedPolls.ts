import { createSigner } from '../../server/common/crypto.ts'
import { addDays, dayIn } from '../../server/common/days.ts'
import type { Transaction } from '../../server/database/Database.ts'
import { readSecret } from '../../server/database/readSecret.ts'
import { attachedFiles } from '../../server/modules/attachments/tables.ts'
import type { PrintReport } from '../../server/modules/documents/ReportDocument.ts'
import { receiptParts } from '../../server/modules/polls/castVote.ts'
import {
  type PollAnswer,
  pollAnswers,
  pollParticipants,
  pollProxies,
  pollQuestions,
  polls,
  pollVotes,
} from '../../server/modules/polls/tables.ts'
import { unreads } from '../../server/modules/unreads/tables.ts'
import { type SeedContract, seedContracts } from './contracts.ts'
import { followIds } from './followIds.ts'
import { insert } from './insert.ts'
import { pollTexts, seedProxy } from './pollTexts.ts'
import { printFile } from './printFile.ts'

const contractOf = (id: number): SeedContract => {
  const contract = seedContracts.find(contract => contract.id === id)
  if (!contract) throw new Error(`There is no contract ${id}.`)
  return contract
}

/** Open and closed polls, with votes on paper, votes given in the portal, and a proxy. */
export async function seedPolls(tx: Transaction, now: Date, print: PrintReport): Promise<void> {
  const today = dayIn('Europe/Vilnius', now)
  const signer = await createSigner(await readSecret(tx, 'signing_key'))
  let questionId = 0
  for (const [index, text] of pollTexts.entries()) {
    const { contractIds, title, description, days, totalParticipants, requiredVotes, needsSignature } = text
    const id = index + 1
    const participants = contractIds.map(contractOf)
    const [{ vendorId, organizationId } = contractOf(1)] = participants
    const startsOn = addDays(today, days[0])
    const endsOn = addDays(today, days[1])
    const withdrawableUntil = text.isWithdrawable ? new Date(now.getTime() + days[1] * 86_400_000) : null
    const counts = { totalParticipants, requiredVotes, needsSignature }
    await insert(tx, polls, [
      { id, vendorId, organizationId, title, description, startsOn, endsOn, withdrawableUntil, ...counts },
    ])
    const questions = text.questions.map(([words, paperAgree, paperDisagree], position) => {
      questionId += 1
      const paper = { paperAgree, paperDisagree }
      return { id: questionId, vendorId, pollId: id, position: position + 1, text: words, ...paper }
    })
    await insert(tx, pollQuestions, questions)
    await insert(
      tx,
      pollParticipants,
      participants.map(contract => ({ vendorId, pollId: id, contractId: contract.id })),
    )
    if (text.file)
      await insert(tx, attachedFiles, [
        {
          vendorId,
          organizationId,
          item: 'poll',
          itemId: id,
          ...(await printFile(print, text.file, vendorId, today)),
        },
      ])
    if (text.isUnread)
      await insert(
        tx,
        unreads,
        participants.map(({ userId, id: contractId }) => ({
          userId,
          vendorId,
          contractId,
          module: 'polls',
          itemId: id,
        })),
      )
    if (text.votedBy === undefined) continue
    const { userId } = contractOf(text.votedBy)
    const voter = { userId, contractId: text.votedBy }
    const at = new Date(now.getTime() + (days[0] + 2) * 86_400_000)
    const answers = questions.map((question): PollAnswer => ({ questionId: question.id, choice: 'agree' }))
    const receipt = await signer.sign('ballot', ...receiptParts(id, text.votedBy, at, answers))
    const [vote] = await tx
      .insert(pollVotes)
      .values({ vendorId, pollId: id, ...voter, at, receipt })
      .returning({ id: pollVotes.id })
    if (vote)
      await insert(
        tx,
        pollAnswers,
        answers.map(answer => ({
          vendorId,
          voteId: vote.id,
          questionId: answer.questionId,
          agrees: true,
        })),
      )
  }
  const { userId, ofContract, number } = seedProxy
  const { vendorId, id: contractId } = contractOf(ofContract)
  const signedOn = addDays(today, -20)
  const validUntil = addDays(today, 160)
  await insert(tx, pollProxies, [
    {
      id: 1,
      vendorId,
      contractId,
      pollId: null,
      userId,
      number,
      signedOn,
      validUntil,
      at: now,
      revokedAt: null,
    },
  ])
  await followIds(tx, 'polls', 'poll_questions', 'poll_proxies')
}
