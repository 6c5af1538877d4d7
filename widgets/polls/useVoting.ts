import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { linkAddress } from '../../src/api/rules/addresses.ts'
import { plainPhone } from '../../src/api/rules/plainPhone.ts'
import { SignBody, VoteBody } from '../../src/api/schemas/polls.ts'
import { type ApiError, asApiError } from '../../src/client/ApiError.ts'
import { nextSending, noSending } from '../../src/client/sending.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import {
  answersOf,
  ballotName,
  type Choice,
  isPollError,
  type PollDetail,
  type PollProxy,
  savedChoices,
  type Vote,
  withAllAnswers,
} from './model.ts'
import { pollCalls, signingQuery } from './queries.ts'
import type { Ballot, Voting } from './types.ts'
import { usePendingSigning } from './usePendingSigning.ts'
import { useReceipt } from './useReceipt.ts'
import { useWithdrawal } from './useWithdrawal.ts'

type Action = 'keeping' | 'counting' | 'giving-up'

/**
 * State of voting in one poll, for the own contract or as a proxy: choices, draft, submission or signature, and the counted vote (POL-2 to
 * POL-4).
 */
export function useVoting(poll: PollDetail, proxy?: PollProxy) {
  const t = useT()
  const { host, suite, emit } = useElement()
  const { contract } = useContract()
  const cache = useQueryClient()
  const user = useSession(state => state.user)
  const calls = pollCalls(suite.client, contract.id, poll.id, proxy?.id)
  const about = { contractId: contract.id, pollId: poll.id }
  const ballotOf = `${contract.id}/${poll.id}${proxy ? `/${proxy.id}` : ''}`
  const unsaved = useDraft(`poll-choices/${ballotOf}`, { choices: {} as Ballot['choices'] })
  const pending = usePendingSigning(poll, ballotOf)
  const { reference } = pending
  const [vote, setVote] = useState<Vote>()
  const [failed, setFailed] = useState<string>()
  const [problem, setProblem] = useState<{ readonly text: string; readonly action: Action }>()
  const [busy, setBusy] = useState<Action>()
  const running = useRef(false)
  /** After a lost answer the same vote is answered with its receipt. */
  const sending = useRef(noSending)
  const save = useReceipt(poll)

  const messageOf = (error: ApiError): string =>
    isPollError(error.code) ? t(`errors.${error.code}`) : errorText(t, error)
  /** Reloads the poll: it may have ended, or the contract may have voted in another tab. An overview shows open polls. */
  const reloadPoll = async () => {
    const stale = [['polls', contract.id], ['current-events']]
    await Promise.all(stale.map(queryKey => cache.invalidateQueries({ queryKey })))
  }

  const counted = async (next: Vote) => {
    setVote(next)
    pending.end()
    unsaved.drop()
    emit('resident-voted', about)
    await reloadPoll()
  }
  /** Runs one action at a time; a poll error reloads the poll, because the displayed state is outdated. */
  const runExclusive = async (action: Action, work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(action)
    setProblem(undefined)
    try {
      await work()
    } catch (thrown) {
      const error = asApiError(thrown)
      setProblem({ text: messageOf(error), action })
      if (isPollError(error.code)) await reloadPoll()
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  const initial: Ballot = {
    choices: { ...savedChoices(poll.questions), ...unsaved.saved?.choices },
    isOwner: false,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    phone: user?.phone ?? '',
    personalCode: '',
    consent: false,
  }
  const answers = ({ choices }: Ballot) => answersOf(poll.questions, choices)
  const form = useForm<Ballot>({
    initial,
    schema: withAllAnswers(poll.needsSignature ? SignBody : VoteBody, poll.questions.length),
    body: values => ({
      ...values,
      phone: plainPhone(values.phone),
      answers: answers(values),
      returnUrl: location.href,
    }),
    focus(field) {
      const missing = poll.questions.find(({ id }) => !form.values.choices[id])
      const name = field === 'choices' ? `question-${missing?.id}` : field
      const scope = `form[name="${ballotName(proxy)}"]`
      host.shadowRoot?.querySelector<HTMLElement>(`${scope} [name="${name}"]`)?.focus()
    },
    async send(values) {
      setProblem(undefined)
      if (!emit('resident-before-vote', about, { cancelable: true })) return
      try {
        if (!poll.needsSignature) {
          sending.current = nextSending(sending.current, JSON.stringify(answers(values)))
          const { key } = sending.current
          return await counted(await calls.vote({ answers: answers(values), isOwner: true }, key))
        }
        const { firstName, lastName, phone, personalCode } = values
        const signing = await calls.sign({
          ...{ firstName, lastName, phone: plainPhone(phone), personalCode },
          answers: answers(values),
          isOwner: true,
          consent: true,
          returnUrl: location.href,
        })
        setFailed(undefined)
        form.set('personalCode', '')
        pending.start(signing.id)
      } catch (thrown) {
        if (isPollError(asApiError(thrown).code)) await reloadPoll()
        throw thrown
      }
    },
  })

  const signing = useQuery(signingQuery(suite.client, contract.id, poll.id, reference, proxy?.id))
  const state = signing.data?.state
  const count = () =>
    runExclusive('counting', async () => {
      if (!reference) return
      try {
        await counted(await calls.complete(reference))
      } catch (thrown) {
        // A final failure: the choice has changed, the poll has ended, or somebody else has signed.
        if (isPollError(asApiError(thrown).code)) pending.end()
        throw thrown
      }
    })
  const giveUp = () =>
    runExclusive('giving-up', async () => {
      if (reference) await calls.giveUp(reference)
      setFailed(t('failures.given_up'))
      pending.end()
      await reloadPoll()
    })

  const ownVote = vote ?? poll.vote
  const { withdrawal, ...withdrawing } = useWithdrawal({
    poll,
    vote: ownVote,
    withdraw: calls.withdraw,
    reload: reloadPoll,
    async onWithdrawn() {
      // The same choice is another vote now, not the answer of the withdrawn one.
      sending.current = noSending
      await reloadPoll()
      setVote(undefined)
      suite.toasts.show('success', t('withdrawal.done'))
      emit('resident-vote-withdrawn', about)
    },
  })

  // Handles each result of the signature service once, whatever the number of renders.
  const handled = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on the answer of the signature service
  useEffect(() => {
    const outcome = `${reference} ${state}`
    if (!reference || !state || handled.current === outcome) return
    handled.current = outcome
    if (state === 'signed' || state === 'completed') void count()
    if (state === 'failed') {
      setFailed(t(`failures.${signing.data?.failure ?? 'other'}`))
      pending.end()
      void reloadPoll()
    }
  }, [reference, state])
  const isUnknown = signing.error && asApiError(signing.error).code === 'not_found'
  // biome-ignore lint/correctness/useExhaustiveDependencies: drops a signature that is unknown to this account
  useEffect(() => {
    if (isUnknown) pending.end()
  }, [isUnknown])

  const { failure } = form
  const message = problem?.text ?? (failure && messageOf(failure))
  const voting = (): Voting => {
    if (ownVote)
      return { kind: 'voted', vote: ownVote, isNew: vote !== undefined, problem: message, withdrawal }
    if (reference)
      return {
        kind: 'waiting',
        controlCode: signing.data?.controlCode ?? undefined,
        link: linkAddress(signing.data?.redirectUrl),
        counting: busy === 'counting',
        problem: problem?.text,
        isCancelFailed: problem?.action === 'giving-up',
        busy: busy === 'giving-up',
      }
    if (!poll.canVote) return { kind: 'closed', problem: message }
    return {
      kind: 'filling',
      ballot: form.values,
      errors: form.errors,
      failed,
      problem: message,
      busy: form.busy ? 'voting' : busy === 'keeping' ? 'keeping' : undefined,
    }
  }

  return {
    state: voting(),
    onChoose(question: number, choice: Choice) {
      const choices = { ...form.values.choices, [question]: choice }
      form.set('choices', choices)
      unsaved.keep({ choices })
    },
    onType: <Field extends keyof Ballot>(field: Field, value: Ballot[Field]) => form.set(field, value),
    onVote: () => void form.submit(),
    onKeep: () =>
      void runExclusive('keeping', async () => {
        await calls.keep({ answers: answers(form.values) })
        unsaved.drop()
        suite.toasts.show('success', t('choiceSaved'))
      }),
    onGiveUp: () => void giveUp(),
    onCount: () => void count(),
    onSave: () => ownVote && save(ownVote),
    ...withdrawing,
  }
}
