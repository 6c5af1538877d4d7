import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../i18n/useT.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { Notice } from '../ui/Notice.tsx'
import { SlowNotice } from '../ui/SlowNotice.tsx'
import { useSheet } from '../ui/useSheet.ts'
import cardFieldsCss from './cardFields.css?inline'

/** Asks the card's fields for a token; undefined when they are not filled in as they should be. */
export type Tokenize = () => Promise<string | undefined>

interface Props {
  /** The provider's page with the fields. */
  readonly url: string
  readonly locale: string
  readonly tokenize: RefObject<Tokenize | undefined>
  /** What a person can do where the page does not let the frame in. */
  readonly fallbackAction?: ReactNode
}

/** Milliseconds after which a frame that says nothing is taken to be kept out: from its start, and once it has loaded. */
const patience = { start: 15_000, loaded: 4000 }

/**
 * The provider's own fields in a frame: the number of the card never meets this page. The frame stands in the page's
 * document, where providers expect theirs; the widget shows it through its slot `card`. Its texts are the
 * widget's own, under `pay.card`.
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

  // Whoever waits for a frame that turns out to be kept out waits no longer: the effect is run anew then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let waiting: ((token: string | undefined) => void) | undefined
    const settle = (token?: string) => {
      waiting?.(token)
      waiting = undefined
    }
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return
      if (data?.type === 'card:ready') setState('ready')
      if (data?.type === 'card:token' && typeof data.token === 'string') settle(data.token)
      if (data?.type === 'card:invalid') settle()
    }
    // The page's own policy says at once that it does not let the frame in.
    const onRefused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setState('blocked')
    }
    addEventListener('message', onMessage)
    document.addEventListener('securitypolicyviolation', onRefused)
    tokenize.current = () =>
      new Promise(resolve => {
        settle()
        // A frame that was kept out has nothing to say.
        if (!frame.current?.contentWindow) return resolve(undefined)
        waiting = resolve
        frame.current.contentWindow.postMessage({ type: 'card:tokenize' }, origin)
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
