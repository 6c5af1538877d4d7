import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ContractContext } from '../../../src/runtime/ContractContext.ts'
import { detail } from '../../../widgets/polls/pollScenarios.ts'
import { useVoting } from '../../../widgets/polls/useVoting.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

let drawn: Drawn
afterEach(() => drawn.remove())

const contract = contractOf({ id: 3 })
const value = { contract, group: organizationGroupOf({ contracts: [contract] }) }

interface BallotProps {
  readonly poll?: typeof detail
  readonly onReady?: (voting: ReturnType<typeof useVoting>) => void
}

function Ballot({ poll = detail, onReady }: BallotProps) {
  const voting = useVoting(poll)
  onReady?.(voting)
  return (
    <>
      {detail.questions.map(({ id }) => (
        <button type="button" key={id} onClick={() => voting.onChoose(id, 'agree')}>
          Agree
        </button>
      ))}
      <button type="button" onClick={() => voting.onType('isOwner', true)}>
        Owner
      </button>
      <button type="button" onClick={() => voting.onVote()}>
        Vote
      </button>
      <output>{voting.state.kind}</output>
    </>
  )
}

test('SVC-4: after a vote the polls and the overview are fetched again', async () => {
  const call = async () => ({ data: { receipt: 'R1', at: '2026-11-28T08:00:00Z', answers: [] } })
  const suite = suiteWith({ call })
  const cache = new QueryClient()
  const keys = [
    ['polls', 3, 'list', 'active'],
    ['current-events', undefined],
    ['polls', 4, 'list', 'active'],
  ]
  for (const key of keys) cache.setQueryData(key, {})
  drawn = await draw(
    <InElement suite={suite}>
      <ContractContext value={value}>
        <QueryClientProvider client={cache}>
          <Ballot />
        </QueryClientProvider>
      </ContractContext>
    </InElement>,
    { t: await translatorOf('polls', 'en') },
  )
  for (const button of drawn.all('button')) await act(async () => button.click())
  await expect.poll(() => drawn.words('output')).toEqual(['voted'])
  await expect
    .poll(() => keys.map(key => cache.getQueryState(key)?.isInvalidated))
    .toEqual([true, true, false])
})

test('POL-3, PRF-3: a phone number that is typed with spaces signs a vote', async () => {
  const bodies: { readonly phone: string }[] = []
  const call = async (_: unknown, { body }: { readonly body?: { readonly phone: string } }) => {
    if (body) bodies.push(body)
    return {
      data: { id: 'signing', state: 'waiting', redirectUrl: null, controlCode: '1234', failure: null },
    }
  }
  const suite = suiteWith({ call })
  let voting: ReturnType<typeof useVoting> | undefined
  drawn = await draw(
    <InElement suite={suite}>
      <ContractContext value={value}>
        <QueryClientProvider client={new QueryClient()}>
          <Ballot
            poll={{ ...detail, needsSignature: true }}
            onReady={next => {
              voting = next
            }}
          />
        </QueryClientProvider>
      </ContractContext>
    </InElement>,
    { t: await translatorOf('polls', 'en') },
  )
  const person = {
    firstName: 'Ona',
    lastName: 'Kalne',
    phone: '+370 612 00001',
    personalCode: '481010-10001',
  }
  for (const [field, typed] of Object.entries(person))
    await act(async () => voting?.onType(field as 'phone', typed))
  await act(async () => voting?.onType('consent', true))
  for (const button of drawn.all('button')) await act(async () => button.click())
  await expect.poll(() => drawn.words('output')).toEqual(['waiting'])
  expect(bodies.map(({ phone }) => phone)).toEqual(['+37061200001'])
})

test('POL-2: choices that were not sent are there again after a reload, and not after the vote', async () => {
  const call = async () => ({ data: { receipt: 'R1', at: '2026-11-28T08:00:00Z', answers: [] } })
  const suite = suiteWith({ call })
  const t = await translatorOf('polls', 'en')
  let voting: ReturnType<typeof useVoting> | undefined
  const open = async () => {
    drawn = await draw(
      <InElement suite={suite}>
        <ContractContext value={value}>
          <QueryClientProvider client={new QueryClient()}>
            <Ballot
              poll={{ ...detail, id: 99 }}
              onReady={ready => {
                voting = ready
              }}
            />
          </QueryClientProvider>
        </ContractContext>
      </InElement>,
      { t },
    )
  }
  const [first] = detail.questions
  const choices = () => voting?.state.kind === 'filling' && voting.state.ballot.choices
  await open()
  expect(choices()).toEqual({})
  await act(async () => drawn.all('button')[0]?.click())
  await drawn.remove()
  await open()
  expect(choices()).toEqual({ [first?.id ?? 0]: 'agree' })
  for (const button of drawn.all('button')) await act(async () => button.click())
  await expect.poll(() => drawn.words('output')).toEqual(['voted'])
  await drawn.remove()
  await open()
  expect(choices()).toEqual({})
})
