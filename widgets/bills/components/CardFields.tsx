import { type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Slow } from '../../../src/ui/Slow.tsx'

/** Asks the card's fields for a token; undefined when they are not filled in as they should be. */
export type Tokenize = () => Promise<string | undefined>

interface Props {
  /** The provider's page with the fields. */
  readonly url: string
  readonly locale: string
  readonly look: 'light' | 'dark'
  readonly tokenize: RefObject<Tokenize | undefined>
}

/** Milliseconds after which a page that will not show the frame is taken to be one that may not. */
const patience = 15_000

/** The provider's own fields in a frame: the number of the card never meets this page. */
export function CardFields({ url, locale, look, tokenize }: Props) {
  const t = useT()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'blocked'>('loading')
  const origin = new URL(url).origin

  useEffect(() => {
    let waiting: ((token: string | undefined) => void) | undefined
    const settle = (token?: string) => {
      waiting?.(token)
      waiting = undefined
    }
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || from !== origin) return
      if (data?.type === 'card:ready') setState('ready')
      if (data?.type === 'card:token' && typeof data.token === 'string') settle(data.token)
      if (data?.type === 'card:invalid') settle()
    }
    const timer = setTimeout(() => setState(now => (now === 'loading' ? 'blocked' : now)), patience)
    addEventListener('message', onMessage)
    tokenize.current = () =>
      new Promise(resolve => {
        settle()
        waiting = resolve
        frame.current?.contentWindow?.postMessage({ type: 'card:tokenize' }, origin)
      })
    return () => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      settle()
      tokenize.current = undefined
    }
  }, [origin, tokenize])

  const address = new URL(url)
  address.searchParams.set('parent', location.origin)
  address.searchParams.set('locale', locale)
  address.searchParams.set('look', look)
  return (
    <>
      {state === 'loading' && <Slow>{t('pay.card.loading')}</Slow>}
      {state === 'blocked' ? (
        <Notice tone="warning">{t('pay.card.blocked')}</Notice>
      ) : (
        <iframe
          ref={frame}
          className="card-fields"
          title={t('pay.card.frame')}
          src={address.href}
          referrerPolicy="origin"
        />
      )}
    </>
  )
}
