import type { Translate } from '../../src/i18n/TextsContext.ts'
import { type Poll, type PollDetail, pollErrors } from './model.ts'
import { byProxyOnly, detail, ended, proxyBallot, question, rows } from './pollScenarios.ts'
import type { AllState, BallotState, OneState, PollsViewProps, Voting } from './types.ts'

export type PollsScenario = Pick<PollsViewProps, 'state'>

const link = { href: '#', onClick: () => undefined }

const base: AllState = {
  kind: 'all',
  tab: 'active',
  panel: { kind: 'ready', data: { rows, total: 3, more: 'none' } },
  linkTo: () => link,
}
const all = (changes: Partial<AllState>): PollsScenario => ({ state: { ...base, ...changes } })
const listed = (
  polls: readonly Poll[],
  more: 'none' | 'ready' | 'loading' | 'failed',
): AllState['panel'] => ({
  kind: 'ready',
  data: { rows: polls, total: 48, more },
})

const empty: BallotState = {
  kind: 'filling',
  ballot: {
    choices: {},
    isOwner: false,
    firstName: 'Rūta',
    lastName: 'Žemaitienė',
    phone: '+37061200001',
    personalCode: '',
    consent: false,
  },
  errors: {},
}
const chosen: BallotState = {
  ...empty,
  ballot: { ...empty.ballot, choices: { 1: 'agree', 2: 'disagree' }, isOwner: true },
}

const one = (voting: Voting, of: PollDetail = detail, changes: Partial<OneState> = {}): PollsScenario => ({
  state: {
    kind: 'one',
    panel: { kind: 'ready', data: of },
    voting,
    takesFocus: false,
    list: link,
    ...changes,
  },
})
const signed: PollDetail = { ...detail, needsSignature: true, questions: [question], files: [] }
const waiting: Voting = {
  kind: 'waiting',
  controlCode: '4817',
  link: 'https://sign.example/',
  counting: false,
}
const vote = {
  pollId: 1,
  at: '2026-11-21T10:00:00.000Z',
  answers: [
    { questionId: 1, choice: 'agree' as const },
    { questionId: 2, choice: 'disagree' as const },
  ],
  receipt: 'Zk3TqOaXw7nB0sJ5mVfUeY2cLdRgHiKpQ-1x_4tA9oE',
}

const until = '2026-12-02T16:00:00.000Z'
const withdrawable: PollDetail = {
  ...detail,
  hasTakenPart: true,
  canVote: false,
  withdrawableUntil: until,
  canWithdraw: true,
}
const withdrawal = { until, asking: false }
const mayWithdraw: Voting = { kind: 'voted', vote, isNew: false, withdrawal }
const onPaper = { ...question, paperAgree: 7, paperDisagree: 2 }

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, PollsScenario>> => ({
  active: all({}),
  ended: all({
    tab: 'ended',
    panel: listed(
      rows.map((row, index) => ({ ...row, state: 'ended' as const, isRead: true, hasTakenPart: index > 0 })),
      'ready',
    ),
  }),
  'a tenant sees the list': all({
    panel: listed(
      rows.map(row => ({ ...row, isVoter: false })),
      'ready',
    ),
  }),
  'polls by proxy': all({
    panel: listed(
      rows.map(row => ({ ...row, isByProxyOnly: true })),
      'none',
    ),
  }),
  'loading more': all({ panel: listed(rows, 'loading') }),
  'more failed': all({ panel: listed(rows, 'failed') }),
  loading: all({ panel: { kind: 'loading', slow: true } }),
  'none active': all({ panel: listed([], 'none') }),
  'none ended': all({ tab: 'ended', panel: listed([], 'none') }),
  failed: all({ panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } }),
  offline: all({ loadedAt: '14:05' }),
  choosing: one(empty),
  chosen: one(chosen),
  'something missing': one({
    ...empty,
    errors: { choices: t('validation.choose'), isOwner: t('validation.owner_required') },
  }),
  voting: one({ ...chosen, busy: 'voting' }),
  keeping: one({ ...chosen, busy: 'keeping' }),
  'to be signed': one(empty, signed),
  'signer to correct': one(
    {
      ...chosen,
      errors: { personalCode: t('validation.personal_code'), consent: t('validation.consent_required') },
    },
    signed,
  ),
  waiting: one(waiting, signed),
  counting: one({ ...waiting, counting: true }, signed),
  'counting failed': one({ ...waiting, problem: t('shared:errors.internal') }, signed),
  'cancelling failed': one(
    { ...waiting, problem: t('shared:errors.unavailable'), isCancelFailed: true },
    signed,
  ),
  'refused, to be signed again': one({ ...chosen, failed: t('failures.refused') }, signed),
  counted: one({ kind: 'voted', vote, isNew: true }, { ...detail, hasTakenPart: true, canVote: false }),
  'counted, signed': one(
    { kind: 'voted', vote: { ...vote, hasContainer: true }, isNew: false },
    { ...detail, hasTakenPart: true, canVote: false },
  ),
  'counted, may be withdrawn': one(mayWithdraw, withdrawable),
  'withdrawing failed': one(
    { kind: 'voted', vote, isNew: false, withdrawal: { until, asking: true, error: t('withdrawal.late') } },
    withdrawable,
  ),
  'the proxy voted': one(mayWithdraw, { ...withdrawable, votedBy: { name: 'Jonas Kazlauskas' } }),
  'voting for another contract, too': one(
    { kind: 'voted', vote, isNew: false },
    { ...detail, hasTakenPart: true, canVote: false },
    { proxyVotes: proxyBallot(detail, empty) },
  ),
  'voting for another contract only': one({ kind: 'closed' }, byProxyOnly, {
    proxyVotes: proxyBallot(byProxyOnly, empty),
  }),
  'choosing, may be withdrawn': one(empty, { ...detail, withdrawableUntil: until }),
  'votes on paper': one(
    { kind: 'closed' },
    { ...detail, canVote: false, hasTakenPart: true, withdrawableUntil: until, questions: [onPaper] },
  ),
  'signature does not prove the vote': one({ ...chosen, failed: t('failures.invalid') }, signed),
  'counted earlier': one({ kind: 'voted', vote, isNew: false }, { ...ended, vote }),
  'voted in another tab': one(
    { kind: 'voted', vote, isNew: false, problem: t('errors.poll_update_not_allowed') },
    { ...detail, hasTakenPart: true, canVote: false, vote },
  ),
  'voted earlier': one({ kind: 'closed' }, { ...ended, state: 'active', finalDecision: null }),
  'a tenant looks on': one({ kind: 'closed' }, { ...detail, canVote: false, isVoter: false }),
  'an unconfirmed owner looks on': one(
    { kind: 'closed' },
    { ...detail, canVote: false, isVoter: false },
    { isUnconfirmed: true },
  ),
  'ended while open': one({ kind: 'closed', problem: t('errors.poll_update_not_allowed') }, ended),
  'ended, counted by shares': one(
    { kind: 'closed' },
    { ...ended, unit: 'shares', totalParticipants: 187_650 },
  ),
  'ended, decided': one({ kind: 'closed' }, ended),
  'poll loading': one({ kind: 'closed' }, detail, { panel: { kind: 'loading', slow: true } }),
  'poll failed': one({ kind: 'closed' }, detail, {
    panel: { kind: 'failed', text: t('shared:errors.not_found') },
  }),
  ...Object.fromEntries(
    pollErrors.map(code => [code, one({ ...chosen, problem: t(`errors.${code}`) })] as const),
  ),
})
