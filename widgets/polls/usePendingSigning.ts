import { useState } from 'react'
import { useDraft } from '../../src/forms/useDraft.ts'
import type { PollDetail } from './model.ts'

/**
 * The reference of the pending signature: of the one that was started on this device, or else of the one that the poll
 * names.
 */
export function usePendingSigning(poll: PollDetail, ballotOf: string) {
  // A return from the signature service, in this tab or another, learns from the draft also how a signature failed.
  const draft = useDraft(`poll-signing/${ballotOf}`, { reference: '' })
  const [started, setStarted] = useState(() => draft.saved?.reference || undefined)
  /** A signing that is over: the poll names it until it is read again. */
  const [ended, setEnded] = useState<string>()
  const named = poll.signing?.id
  const reference = started ?? (named === ended ? undefined : named)
  return {
    reference,
    start(next: string) {
      setStarted(next)
      draft.keep({ reference: next })
    },
    end() {
      setEnded(reference)
      setStarted(undefined)
      draft.drop()
    },
  }
}
