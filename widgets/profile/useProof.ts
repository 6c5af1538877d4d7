import { useRef, useState } from 'react'
import { asApiError } from '../../src/client/ApiError.ts'
import { focusField } from '../../src/forms/LightDomForm.tsx'
import type { ProofState } from './types.ts'

const closed: ProofState = { open: false, busy: false, visible: false }

/** Runs an action, with the password if the server asks for it. Undefined if the person gave none. */
export type WithProof = <Result>(
  action: (password: string | undefined) => Promise<Result>,
  /** Asks before the first attempt, for actions that always need it. */
  asksFirst?: boolean,
) => Promise<Result | undefined>

/** Asks for the password before something that changes how the account is reached or signed in to (AUT-16, AUT-12). */
export function useProof() {
  const [state, setState] = useState(closed)
  const answer = useRef<(password: string | undefined) => void>(undefined)
  const formRef = useRef<HTMLFormElement>(null)
  /** The form of the dialog; Enter in the slotted field submits it. */
  const dialogRef = useRef<HTMLFormElement>(null)

  const ask = (error?: string) =>
    new Promise<string | undefined>(resolve => {
      answer.current = resolve
      setState({ ...closed, open: true, error })
      if (error) focusField(formRef.current, 'proof')
    })

  const withProof: WithProof = async (action, asksFirst = false) => {
    let password = asksFirst ? await ask() : undefined
    if (asksFirst && password === undefined) return undefined
    for (;;) {
      try {
        const result = await action(password)
        setState(closed)
        return result
      } catch (thrown) {
        const [fault] = asApiError(thrown).fields.password ?? []
        if (fault === undefined) {
          setState(closed)
          throw thrown
        }
        password = await ask(password === undefined ? undefined : fault)
        if (password === undefined) return undefined
      }
    }
  }

  return {
    state,
    withProof,
    formRef,
    dialogRef,
    onProofInput: () => setState(shown => ({ ...shown, error: undefined })),
    onProofEnter: () => dialogRef.current?.requestSubmit(),
    onProof() {
      const typed = String(new FormData(formRef.current ?? undefined).get('proof') ?? '')
      if (typed === '') {
        setState(shown => ({ ...shown, error: 'validation.required' }))
        return focusField(formRef.current, 'proof')
      }
      setState(shown => ({ ...shown, busy: true }))
      answer.current?.(typed)
    },
    onProofClose() {
      setState(closed)
      answer.current?.(undefined)
    },
    onProofShow: () => setState(shown => ({ ...shown, visible: !shown.visible })),
    onProofFocus: () => focusField(formRef.current, 'proof'),
  }
}
