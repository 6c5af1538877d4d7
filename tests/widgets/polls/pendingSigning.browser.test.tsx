import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { completeSigning, failSigning, poll, signing } from '../../../src/api/endpoints/polls.ts'
import { ApiError } from '../../../src/client/ApiError.ts'
import { ContractContext } from '../../../src/runtime/ContractContext.ts'
import type { Signing } from '../../../widgets/polls/model.ts'
import { OnePoll } from '../../../widgets/polls/OnePoll.tsx'
import { detail } from '../../../widgets/polls/pollScenarios.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

let drawn: Drawn
afterEach(() => drawn.remove())

const contract = contractOf({ id: 3 })
const value = { contract, group: organizationGroupOf({ contracts: [contract] }) }
const t = await translatorOf('polls', 'en')

const waiting: Signing = {
  id: 'signing',
  state: 'waiting',
  redirectUrl: 'https://sign.example/',
  controlCode: '4817',
  failure: null,
}
const vote = { pollId: 1, at: '2026-11-28T08:00:00Z', answers: [], receipt: 'R1', hasContainer: false }

/**
 * Opens the poll on a page that started no signature. The server has one as `now` says; the poll names it until it is
 * counted, also once it failed, as an answer that was read before.
 */
async function openPoll(now: {
  signing: Signing
  isCounted?: boolean
  isCancellable?: boolean
  isReadable?: boolean
}) {
  const calls: unknown[] = []
  const answers = new Map<unknown, () => unknown>([
    [
      poll,
      () => ({
        ...detail,
        isRead: true,
        needsSignature: true,
        hasTakenPart: now.isCounted ?? false,
        canVote: !now.isCounted,
        vote: now.isCounted ? vote : null,
        signing: now.isCounted ? null : waiting,
      }),
    ],
    [
      signing,
      () => {
        if (now.isReadable === false) throw new ApiError({ kind: 'offline' })
        return now.signing
      },
    ],
    [
      completeSigning,
      () => {
        now.isCounted = true
        return vote
      },
    ],
    [
      failSigning,
      () => {
        if (now.isCancellable === false) throw new ApiError({ kind: 'offline' })
        now.signing = { ...waiting, state: 'failed', failure: 'given_up' }
        return now.signing
      },
    ],
  ])
  const call = async (endpoint: unknown) => {
    calls.push(endpoint)
    return { data: answers.get(endpoint)?.() }
  }
  drawn = await draw(
    <InElement suite={suiteWith({ call })}>
      <ContractContext value={value}>
        <QueryClientProvider client={new QueryClient()}>
          <OnePoll id={detail.id} takesFocus={false} list={{ href: '#', onClick: () => undefined }} />
        </QueryClientProvider>
      </ContractContext>
    </InElement>,
    { t },
  )
  await expect.poll(() => drawn.words('h2')).toEqual([detail.title])
  return calls
}

test('POL-3: a page that did not start the signature waits for it in place of the ballot, and counts it when it is signed', async () => {
  const now = { signing: waiting }
  await openPoll(now)
  await expect.poll(() => drawn.words('.signing .code strong')).toEqual(['4817'])
  expect(drawn.words('.signing')[0]).toContain(t('signing.waiting'))
  expect(drawn.all('form')).toHaveLength(0)
  now.signing = { ...waiting, state: 'signed', redirectUrl: null, controlCode: null }
  await expect.poll(() => drawn.words('.receipt-code')).toEqual(['R1'])
  expect(drawn.all('.signing')).toHaveLength(0)
})

test('POL-3: a signature that is given but not counted is counted by the page that is opened next', async () => {
  const calls = await openPoll({ signing: { ...waiting, state: 'signed' } })
  await expect.poll(() => drawn.words('.receipt-code')).toEqual(['R1'])
  expect(calls.filter(endpoint => endpoint === completeSigning)).toHaveLength(1)
})

test('POL-3: the code of a signature, when its first read fails, is there once it can be read', async () => {
  const now = { signing: waiting, isReadable: false }
  const calls = await openPoll(now)
  await expect.poll(() => calls).toContain(signing)
  expect(drawn.words('.signing .code strong')).toEqual([])
  now.isReadable = true
  await expect.poll(() => drawn.words('.signing .code strong')).toEqual(['4817'])
})

test('POL-3: the ballot is there again when a signature that the page did not start has expired, also before the poll is read again', async () => {
  const now = { signing: waiting }
  await openPoll(now)
  await expect.poll(() => drawn.all('.signing')).toHaveLength(1)
  now.signing = { ...waiting, state: 'failed', failure: 'expired' }
  await expect.poll(() => drawn.all('form')).toHaveLength(1)
  expect(drawn.words('form')[0]).toContain(t('failures.expired'))
})

test('POL-3: a signature that the page did not start can be cancelled, and the ballot is there again', async () => {
  await openPoll({ signing: waiting })
  await expect.poll(() => drawn.all('.signing')).toHaveLength(1)
  await drawn.press(t('signing.giveUp'))
  await expect.poll(() => drawn.all('form')).toHaveLength(1)
  expect(drawn.words('form')[0]).toContain(t('failures.given_up'))
})

test('POL-3: a cancellation that failed is repeated by "Try again", and the vote is not counted', async () => {
  const now = { signing: waiting, isCancellable: false }
  const calls = await openPoll(now)
  await expect.poll(() => drawn.all('.signing')).toHaveLength(1)
  await drawn.press(t('signing.giveUp'))
  await expect.poll(() => drawn.all('.signing [role="alert"]')).toHaveLength(1)
  now.isCancellable = true
  await drawn.press(t('shared:retry'))
  await expect.poll(() => drawn.all('form')).toHaveLength(1)
  expect(drawn.words('form')[0]).toContain(t('failures.given_up'))
  expect(calls.filter(endpoint => endpoint === failSigning)).toHaveLength(2)
  expect(calls).not.toContain(completeSigning)
})
