import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cancelEmailChange, startEmailChange } from '../../src/api/endpoints/profile.ts'
import { EmailBody } from '../../src/api/schemas/auth.ts'
import type { User } from '../../src/api/schemas/users.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { pendingEmailQuery } from './queries.ts'
import type { EmailState } from './types.ts'
import type { WithProof } from './useProof.ts'

type Work = Extract<EmailState, { kind: 'pending' }>['busy']

/** E-mail address of the account, and a pending change that expires after an hour (AUT-16). */
export function useEmail(user: User, withProof: WithProof) {
  const t = useT()
  const { time } = useFormat()
  const { suite } = useElement()
  const queries = useQueryClient()
  const query = pendingEmailQuery(suite.client)
  const { data: pending, isPending, refetch } = useQuery(query)
  const [open, setOpen] = useState(false)
  const [work, setWork] = useState<Work>('none')
  const [resent, setAgain] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [notice, setNotice] = useState<'cancelled' | 'confirmed'>()
  // A ref, because state updates too late to stop a double click from sending twice.
  const busy = useRef(false)
  const current = useRef(user.email)

  const start = async (email: string) => {
    const started = await withProof(password =>
      suite.client.call(startEmailChange, { body: { email, password } }),
    )
    if (started) queries.setQueryData(query.queryKey, started.data)
    return started !== undefined
  }
  const form = useForm({
    initial: { email: '' },
    schema: EmailBody,
    async send({ email }) {
      if (!(await start(email))) return
      setOpen(false)
      setAgain(false)
      setNotice(undefined)
    },
  })

  // The link may have been opened on another device: the pending change is gone and the address is new.
  const waits = pending !== undefined && pending !== null
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && !waits) void suite.session.refresh().catch(() => undefined)
    waited.current = waits
  }, [waits, suite])
  useEffect(() => {
    if (current.current !== user.email) setNotice('confirmed')
    current.current = user.email
  }, [user.email])
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(
      () => void refetch(),
      Math.max(0, Date.parse(pending.expiresAt) - Date.now()) + 1000,
    )
    return () => clearTimeout(timer)
  }, [pending, refetch])

  const act = async (kind: Work, action: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setWork(kind)
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem(errorText(t, asApiError(error)))
    } finally {
      busy.current = false
      setWork('none')
    }
  }

  const stateOf = (): EmailState => {
    if (pending)
      return {
        kind: 'pending',
        current: user.email,
        newEmail: pending.email,
        until: time(new Date(pending.expiresAt)),
        resent,
        busy: work,
        problem,
      }
    if (open)
      return {
        kind: 'form',
        current: user.email,
        value: form.values.email,
        error: form.errors.email,
        problem: form.problem,
        busy: form.busy,
      }
    return isPending
      ? { kind: 'loading', current: user.email }
      : { kind: 'idle', current: user.email, notice }
  }

  return {
    state: stateOf(),
    onEmailOpen(next: boolean) {
      if (next) form.reset({ email: '' })
      setOpen(next)
    },
    onEmailInput: (value: string) => form.set('email', value),
    onEmailSend: () => void form.submit(),
    onEmailResend: () =>
      void act('sending', async () => {
        if (!pending) return
        if (await start(pending.email)) setAgain(true)
      }),
    onEmailCancel: () =>
      void act('cancelling', async () => {
        if (!pending) return
        await suite.client.call(cancelEmailChange, { params: { intent: pending.id } })
        waited.current = false
        queries.setQueryData(query.queryKey, null)
        setNotice('cancelled')
      }),
  }
}
