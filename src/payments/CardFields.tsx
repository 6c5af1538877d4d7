import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../i18n/useT.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { Notice } from '../ui/Notice.tsx'
import { SlowNotice } from '../ui/SlowNotice.tsx'
import { useSheet } from '../ui/useSheet.ts'
import cardFieldsCss from './cardFields.css?inline'

/** Requests a token from the card fields; undefined if they are invalid. */
export type Tokenize = () => Promise<string | undefined>

interface Props {
  /** URL of the provider's card fields. */
  readonly url: string
  readonly locale: string
  readonly tokenize: RefObject<Tokenize | undefined>
  /** Shown if the page's policy blocks the frame. */
  readonly fallbackAction?: ReactNode
}

/** Milliseconds after which a silent frame counts as blocked: from its start, and after its load event. */
const patience = { start: 15_000, loaded: 4000 }

/**
 * The provider's card fields in an iframe, so that the card number never reaches this page. The iframe is in the
 * light DOM, as providers expect; the widget shows it through its slot `card`. Texts are the widget's own, under
 * `pay.card`.
 */
export function CardFields({ url, locale, tokenize, fallbackAction }: Props) {
  useSheet(cardFieldsCss)
  const t = useT()
  const { host, scheme } = useElement()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'blocked'>('loading')
  const [isLoaded, setLoaded] = useState(false)
  const origin = new URL(url).origin
  const isBlocked = state === 'blocked'

  // When the frame turns out to be blocked the effect runs again, which ends a pending token request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let waiting: ((token: string | undefined) => void) | undefined
    const settle = (token?: string) => {
      waiting?.(token)
      waiting = undefined
    }
    const askForToken = () => frame.current?.contentWindow?.postMessage({ type: 'card:tokenize' }, origin)
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return
      if (data?.type === 'card:ready') {
        setState('ready')
        // Asked for before the frame listened.
        if (waiting) askForToken()
      }
      if (data?.type === 'card:token' && typeof data.token === 'string') settle(data.token)
      if (data?.type === 'card:invalid') settle()
    }
    // The browser reports at once that the page's policy blocks the frame.
    const onRefused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setState('blocked')
    }
    addEventListener('message', onMessage)
    document.addEventListener('securitypolicyviolation', onRefused)
    tokenize.current = () =>
      new Promise(resolve => {
        settle()
        // A blocked frame has no token.
        if (!frame.current?.contentWindow) return resolve(undefined)
        waiting = resolve
        askForToken()
      })
    return () => {
      removeEventListener('message', onMessage)
      document.removeEventListener('securitypolicyviolation', onRefused)
      settle()
      tokenize.current = undefined
    }
  }, [origin, tokenize, isBlocked])

  useEffect(() => {
    const timer = setTimeout(
      () => setState(now => (now === 'loading' ? 'blocked' : now)),
      isLoaded ? patience.loaded : patience.start,
    )
    return () => clearTimeout(timer)
  }, [isLoaded])

  const address = new URL(url)
  address.searchParams.set('parent', location.origin)
  address.searchParams.set('locale', locale)
  address.searchParams.set('look', scheme)
  if (isBlocked)
    return (
      <Notice tone="warning" actions={fallbackAction}>
        {t('pay.card.blocked')}
      </Notice>
    )
  return (
    <>
      {state === 'loading' && <SlowNotice>{t('pay.card.loading')}</SlowNotice>}
      {createPortal(
        <iframe
          ref={frame}
          slot="card"
          title={t('pay.card.frame')}
          src={address.href}
          referrerPolicy="origin"
          onLoad={() => setLoaded(true)}
        />,
        host,
      )}
    </>
  )
}
