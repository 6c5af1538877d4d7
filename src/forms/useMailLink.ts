import { useEffect, useState } from 'react'
import { type ApiError, asApiError } from '../client/ApiError.ts'
import { findLinkSecret, type LinkSecret } from '../client/linkSecret.ts'
import { useElement } from '../runtime/ElementContext.ts'

const loadCalls = () => import('./mailLinkCalls.ts')

/** State of an e-mail link. `none`: the page was opened without one. */
export type MailLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly token: string }
  | { readonly kind: 'live'; readonly token: string; readonly purpose: string; readonly email: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly retry: () => void }

/** The secret that the page was opened with; another link on the same page has another. */
export function useLinkSecret(): LinkSecret | undefined {
  const [secret, setSecret] = useState(findLinkSecret)
  useEffect(() => {
    const onPopState = () => setSecret(before => findLinkSecret() ?? before)
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  return secret
}

/** Loads the purpose of an e-mail link; the call changes nothing. Loads only if `enabled`. */
export function useMailLink(enabled = true): MailLink {
  const { client } = useElement().suite
  const secret = useLinkSecret()
  const token = enabled ? secret?.token : undefined
  const [answer, setAnswer] = useState<{ readonly of: string; readonly link: MailLink }>()

  useEffect(() => {
    if (token === undefined || answer?.of === token) return
    let current = true
    const store = (link: MailLink) => current && setAnswer({ of: token, link })
    loadCalls()
      .then(({ checkMailLink }) => checkMailLink(client, token))
      .then(
        ({ purpose, email }) => store({ kind: 'live', token, purpose, email }),
        (thrown: unknown) => {
          const error = asApiError(thrown)
          // A malformed secret was never sent by us.
          const isDead = error.code === 'link_expired' || error.status === 422
          store(isDead ? { kind: 'expired' } : { kind: 'failed', error, retry: () => setAnswer(undefined) })
        },
      )
    return () => {
      current = false
    }
  }, [client, token, answer])

  if (token === undefined) return { kind: 'none' }
  return answer?.of === token ? answer.link : { kind: 'checking', token }
}
