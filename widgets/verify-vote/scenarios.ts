import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { Check, VerifyVoteViewProps } from './types.ts'

const nothing = () => undefined
const base: VerifyVoteViewProps = { state: { kind: 'idle' }, onFile: nothing, onRetry: nothing }

const counted: Check = {
  result: 'sound',
  isCounted: true,
  signer: { name: 'Rūta Žemaitienė', issuer: 'EID-SK 2016' },
  signedAt: '2026-11-20T16:05:00.000Z',
  ballot: {
    vendor: 'alfa',
    poll: {
      id: 2,
      title: 'Sprendimas dėl šiluminės renovacijos',
      startsOn: '2026-11-10',
      endsOn: '2026-12-10',
      unit: 'shares',
    },
    contract: '100217',
    premises: [
      { name: 'Butas 12', share: 5480 },
      { name: 'Rūsys 3', share: 310 },
    ],
    weight: 5790,
    roles: [],
    proxy: { number: 'A-12' },
    answers: [
      { question: 3, text: 'Ar pritariate namo šiluminei renovacijai?', choice: 'agree' },
      { question: 4, text: 'Ar pritariate paskolai jai?', choice: 'disagree' },
    ],
  },
}
const owner: Check = {
  ...counted,
  ballot: counted.ballot && {
    ...counted.ballot,
    poll: { ...counted.ballot.poll, unit: 'owners' },
    premises: [],
    weight: 1,
  },
}
const refused = (result: Check['result']): Check => ({
  result,
  isCounted: false,
  signer: null,
  signedAt: null,
  ballot: null,
})

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, VerifyVoteViewProps>> => {
  const name = 'vote-41.asice'
  const checked = (check: Check): VerifyVoteViewProps => ({
    ...base,
    state: { kind: 'checked', name, check },
  })
  return {
    empty: base,
    checking: { ...base, state: { kind: 'checking', name } },
    counted: checked(counted),
    'counted, by owners': checked(owner),
    'not counted': checked({ ...counted, isCounted: false }),
    withdrawn: checked({ ...counted, isCounted: false, isWithdrawn: true }),
    changed: checked(refused('changed')),
    'not a container': checked(refused('not_container')),
    'not trusted': checked(refused('not_trusted')),
    'not a vote': checked(refused('not_ballot')),
    'unknown result': checked(refused('other')),
    failed: {
      ...base,
      state: { kind: 'failed', name, text: t('shared:errors.rate_limited', { count: 15 }) },
    },
  }
}
