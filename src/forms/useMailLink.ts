import { useEffect, useState } from 'react'
import { type ApiError, asApiError } from '../client/ApiError.ts'
import { findLinkSecret, type LinkSecret } from '../client/linkSecret.ts'
import { useElement } from '../runtime/ElementContext.ts'

const calls = () => import('./mailLinkCalls.ts')

/** A link in a mail, as far as it is known. `none`: the page was opened without one. */
export type MailLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly token: string }
  | { readonly kind: 'live'; readonly token: string; readonly purpose: string; readonly email: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly retry: () => void }

/** The secret that the page was opened with; another link opened on the same page brings another. */
export function useLinkSecret(): LinkSecret | undefined {
  const [secret, setSecret] = useState(findLinkSecret)
  useEffect(() => {
    const onPopState = () => setSecret(before => findLinkSecret() ?? before)
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  return secret
}

/** What a link in a mail is for: asked of the server, which changes nothing by telling. Not `wanted`: not asked. */
export function useMailLink(wanted = true): MailLink {
  const { client } = useElement().suite
  const secret = useLinkSecret()
  const token = wanted ? secret?.token : undefined
  const [answer, setAnswer] = useState<{ readonly of: string; readonly link: MailLink }>()

  useEffect(() => {
    if (token === undefined || answer?.of === token) return
    let current = true
    const hold = (link: MailLink) => current && setAnswer({ of: token, link })
    calls()
      .then(({ checkMailLink }) => checkMailLink(client, token))
      .then(
        ({ purpose, email }) => hold({ kind: 'live', token, purpose, email }),
        (thrown: unknown) => {
          const error = asApiError(thrown)
          // A secret in the wrong form is one that nobody has sent.
          const isDead = error.code === 'link_expired' || error.status === 422
          hold(isDead ? { kind: 'expired' } : { kind: 'failed', error, retry: () => setAnswer(undefined) })
        },
      )
    return () => {
      current = false
    }
  }, [client, token, answer])

  if (token === undefined) return { kind: 'none' }
  return answer?.of === token ? answer.link : { kind: 'checking', token }
}
