import { useEffect, useRef, useState } from 'react'
import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { SharedTexts } from '../../src/runtime/SharedTexts.tsx'
import { base64Of } from './base64Of.ts'
import type { Check, VerifyVoteState } from './types.ts'
import { VerifyVoteView } from './VerifyVoteView.tsx'

/** Bytes of the largest container that the server keeps; a larger file is none. */
const mostBytes = 1_000_000

const notContainer: Check = {
  result: 'not_container',
  isCounted: false,
  signer: null,
  signedAt: null,
  ballot: null,
}

/** Checks the signed vote of anyone, without an account (VOT-2). */
export const VerifyVote = () => (
  <SharedTexts>
    <FileCheck />
  </SharedTexts>
)

function FileCheck() {
  const t = useT()
  const { suite, emit } = useElement()
  const [state, setState] = useState<VerifyVoteState>({ kind: 'idle' })
  /** The file chosen last: answers about an earlier one come too late. */
  const chosen = useRef<File>(undefined)
  useEffect(
    () => () => {
      chosen.current = undefined
    },
    [],
  )

  const checkContainer = async (file: File) => {
    const { name } = file
    const show = (next: VerifyVoteState) => chosen.current === file && setState(next)
    chosen.current = file
    show({ kind: 'checking', name })
    try {
      const { checkFile } = await import('./verifyVoteCalls.ts')
      const check = file.size > mostBytes ? notContainer : await checkFile(suite.client, await base64Of(file))
      if (chosen.current !== file) return
      show({ kind: 'checked', name, check })
      emit('resident-vote-verified', { isSound: check.result === 'sound', isCounted: check.isCounted })
    } catch (error) {
      show({ kind: 'failed', name, text: errorText(t, asApiError(error)) })
    }
  }
  return (
    <VerifyVoteView
      state={state}
      onFile={file => void checkContainer(file)}
      onRetry={() => chosen.current && void checkContainer(chosen.current)}
    />
  )
}
