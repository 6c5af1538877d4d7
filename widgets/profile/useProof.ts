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

/** The dialog as one action has it, from its first question to its end or until it is closed. */
interface Turn {
  isOver: boolean
  answer: (password: string | undefined) => void
  end: () => void
}

/** Asks for the password before something that changes how the account is reached or signed in to (AUT-16, AUT-12). */
export function useProof() {
  const [state, setState] = useState(closed)
  const current = useRef<Turn>(undefined)
  /** The end of the last turn: questions of several actions come one after another. */
  const last = useRef<Promise<void>>(Promise.resolve())
  const formRef = useRef<HTMLFormElement>(null)
  /** The form of the dialog; Enter in the slotted field submits it. */
  const dialogRef = useRef<HTMLFormElement>(null)

  const nextTurn = async (): Promise<Turn> => {
    const turn: Turn = { isOver: false, answer: () => undefined, end: () => undefined }
    const before = last.current
    last.current = new Promise(resolve => {
      turn.end = () => {
        if (turn.isOver) return
        turn.isOver = true
        setState(closed)
        resolve()
      }
    })
    await before
    // What was typed for another action.
    formRef.current?.reset()
    current.current = turn
    return turn
  }

  const withProof: WithProof = async (action, asksFirst = false) => {
    let turn: Turn | undefined
    const ask = async (error?: string) => {
      turn ??= await nextTurn()
      const mine = turn
      if (mine.isOver) return undefined
      return new Promise<string | undefined>(resolve => {
        mine.answer = resolve
        setState({ ...closed, open: true, error })
        if (error) focusField(formRef.current, 'proof')
      })
    }
    try {
      let password = asksFirst ? await ask() : undefined
      if (asksFirst && password === undefined) return undefined
      for (;;) {
        try {
          return await action(password)
        } catch (thrown) {
          const [fault] = asApiError(thrown).fields.password ?? []
          if (fault === undefined) throw thrown
          password = await ask(password === undefined ? undefined : fault)
          if (password === undefined) return undefined
        }
      }
    } finally {
      turn?.end()
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
      current.current?.answer(typed)
    },
    onProofClose() {
      current.current?.end()
      current.current?.answer(undefined)
    },
    onProofShow: () => setState(shown => ({ ...shown, visible: !shown.visible })),
    onProofFocus: () => focusField(formRef.current, 'proof'),
  }
}
