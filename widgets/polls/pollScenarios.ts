import { createElement } from 'react'
import { OwnVote } from './components/OwnVote.tsx'
import { ProxyPart } from './components/ProxyPart.tsx'
import type { Poll, PollDetail, PollProxy } from './model.ts'
import type { Voting } from './types.ts'

// The polls of scenarios.ts.

const poll: Poll = {
  id: 1,
  title: 'Dėl stogo remonto ir lifto priežiūros',
  state: 'active',
  startsOn: '2026-11-15',
  endsOn: '2026-12-03',
  hasTakenPart: false,
  isVoter: true,
  isRead: false,
}

export const rows: readonly Poll[] = [
  poll,
  { ...poll, id: 2, title: 'Dėl namo atnaujinimo (modernizavimo) projekto ir jo finansavimo', isRead: true },
  { ...poll, id: 3, title: 'Dėl dviračių saugyklos', isRead: true, hasTakenPart: true },
]

export const question = {
  id: 1,
  text: 'Ar pritariate stogo remontui pagal pridėtą sąmatą?',
  agree: 18,
  disagree: 4,
  agreePercent: '30.0',
  disagreePercent: '6.7',
  decision: null,
  myChoice: null,
} as const

export const detail: PollDetail = {
  ...poll,
  description:
    'Balsuokite iki nurodytos dienos. Sprendimas priimamas, kai pritaria daugiau kaip pusė savininkų.',
  totalVotes: 22,
  totalParticipants: 60,
  requiredVotes: 31,
  finalDecision: null,
  canVote: true,
  needsSignature: false,
  questions: [
    question,
    {
      ...question,
      id: 2,
      text: 'Ar pritariate lifto priežiūros sutarties pratęsimui dvejiems metams?',
      agree: 1,
      disagree: 21,
      agreePercent: '1.7',
      disagreePercent: '35.0',
    },
  ],
  files: [{ id: 5, name: 'Stogo remonto sąmata.txt', bytes: 4096 }],
}

export const ended: PollDetail = {
  ...detail,
  state: 'ended',
  hasTakenPart: true,
  canVote: false,
  finalDecision: 'partly',
  totalVotes: 47,
  questions: [
    {
      ...question,
      agree: 38,
      disagree: 9,
      agreePercent: '63.3',
      disagreePercent: '15.0',
      decision: 'accepted',
      myChoice: 'agree',
    },
    {
      ...question,
      id: 2,
      agree: 17,
      disagree: 30,
      agreePercent: '28.3',
      disagreePercent: '50.0',
      decision: 'rejected',
      myChoice: 'disagree',
    },
  ],
}

const proxy: PollProxy = { id: 1, number: 'Į-14', contract: '100302', premises: [], hasTakenPart: false }
export const byProxyOnly: PollDetail = { ...detail, isByProxyOnly: true, canVote: false, proxies: [proxy] }

/** The ballot for a contract that the user represents. */
export const proxyBallot = (poll: PollDetail, voting: Voting) =>
  createElement(ProxyPart, {
    proxy,
    isOnly: poll.isByProxyOnly,
    // biome-ignore lint/correctness/noChildrenProp: the types of a further argument do not see a required child
    children: createElement(OwnVote, { poll, proxy, voting, onRetry: () => undefined }),
  })
