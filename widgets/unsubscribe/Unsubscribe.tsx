import { useState } from 'react'
import type { Mailing } from '../../src/api/schemas/mailings.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useLinkSecret } from '../../src/forms/useMailLink.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { type UnsubscribeOf, type UnsubscribeState, UnsubscribeView } from './UnsubscribeView.tsx'
import type { attributes } from './unsubscribe.widget.ts'

const loadCalls = () => import('./unsubscribeCalls.ts')

type Props = PropsOf<typeof attributes>

/** Ends mailings through the link of a mail, or for the signed-in user; another link starts again. */
export function Unsubscribe(props: Props) {
  const token = useLinkSecret()?.token
  return <UnsubscribeBy key={`${token} ${props.view} ${props.mailing}`} {...props} token={token} />
}

function UnsubscribeBy({ view, mailing, contract, token }: Props & { readonly token: string | undefined }) {
  const link = useDestination()
  const { suite, emit } = useElement()
  const signedIn = useSession(state => state.status !== 'guest')
  const [nothingPicked, setNothingPicked] = useState(false)
  const [done, setDone] = useState(false)
  const of: UnsubscribeOf = view === 'newsletter' ? 'newsletter' : (mailing ?? 'picked')
  const form = useForm<{ picked: readonly Mailing[] }>({
    initial: { picked: [] },
    async send({ picked }) {
      const { endMailings, endNewsletter } = await loadCalls()
      const mailings = mailing ? [mailing] : picked
      if (of === 'newsletter') await endNewsletter(suite.client, token)
      else if (token !== undefined) await endMailings(suite.client, mailings, { token })
      else if (contract !== undefined) await endMailings(suite.client, mailings, { contract })
      setDone(true)
      emit('resident-unsubscribed')
    },
  })
  const { picked } = form.values

  const state = ((): UnsubscribeState => {
    if (done) return { kind: 'done', of, picked }
    const mayWithout = signedIn && (of === 'newsletter' || contract !== undefined)
    if (token === undefined && !mayWithout) return { kind: 'dead', missing: true, of }
    if (form.failure?.code === 'link_expired') return { kind: 'dead', missing: false, of }
    return { kind: 'ready', of, picked, sending: form.busy, nothingPicked, problem: form.problem }
  })()

  return (
    <UnsubscribeView
      state={state}
      home={link('home')}
      onPick={(changed, isPicked) => {
        setNothingPicked(false)
        form.set('picked', isPicked ? [...picked, changed] : picked.filter(other => other !== changed))
      }}
      onConfirm={() => {
        const isEmpty = of === 'picked' && picked.length === 0
        setNothingPicked(isEmpty)
        if (!isEmpty) void form.submit()
      }}
    />
  )
}
