import { useRef, useState } from 'react'
import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import type { PollDetail, Vote } from './model.ts'
import type { WithdrawalState } from './types.ts'

interface Options {
  readonly poll: PollDetail
  readonly vote: Vote | null | undefined
  /** Makes the call. @throws ApiError */
  readonly withdraw: (receipt: string) => Promise<unknown>
  /** Called once the vote is withdrawn. */
  readonly onWithdrawn: () => Promise<void>
  readonly reload: () => Promise<void>
}

/** The question before the own vote is withdrawn, and the withdrawal (VOT-6). */
export function useWithdrawal({ poll, vote, withdraw, onWithdrawn, reload }: Options) {
  const t = useT()
  const [state, setState] = useState<Omit<WithdrawalState, 'until'>>({ asking: false })
  const running = useRef(false)

  const send = async () => {
    if (running.current || !vote) return
    running.current = true
    setState({ asking: true, busy: true })
    try {
      await withdraw(vote.receipt)
      await onWithdrawn()
      setState({ asking: false })
    } catch (thrown) {
      const error = asApiError(thrown)
      const isLate = error.code === 'poll_update_not_allowed'
      setState({ asking: true, error: isLate ? t('withdrawal.late') : errorText(t, error) })
    } finally {
      running.current = false
    }
  }
  const { withdrawableUntil: until, canWithdraw } = poll
  return {
    /** Undefined if the vote is final. */
    withdrawal: until && (canWithdraw || state.asking) ? { ...state, until } : undefined,
    onAskWithdrawal: () => setState({ asking: true }),
    onKeepVote: () => {
      setState({ asking: false })
      // It may be too late by now.
      if (state.error) void reload()
    },
    onWithdraw: () => void send(),
  }
}
