import { useEffect, useRef, useState } from 'react'
import { addressLink } from '../address.ts'
import { type DraftMessage, isDraftMessage } from './draftCss.ts'

interface Props {
  /** Name of the element. */
  readonly name: string
  readonly state: string
  readonly locale: string
  readonly scheme: 'light' | 'dark'
  /** CSS width. */
  readonly width: string
  /** The user's CSS draft to apply in the element. */
  readonly css: string
}

/** Minimum height, because a dialog has no height of its own in the page. */
const least = 480

/** One state in an iframe as high as its content, so that overlays stay inside. */
export function StateFrame({ name, state, locale, scheme, width, css }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(least)
  const source = `/demo/state.html${addressLink({ name, attributes: { state, locale, scheme }, beside: [] })}`

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let observer: ResizeObserver | undefined
    const measure = () => {
      observer?.disconnect()
      const body = element.contentDocument?.body
      if (!body) return
      observer = new ResizeObserver(() =>
        setHeight(Math.max(least, Math.ceil(body.getBoundingClientRect().height))),
      )
      observer.observe(body)
    }
    element.addEventListener('load', measure)
    return () => {
      element.removeEventListener('load', measure)
      observer?.disconnect()
    }
  }, [])

  useEffect(() => {
    const page = frame.current?.contentWindow
    const send = () =>
      page?.postMessage({ type: 'gallery-draft-css', css } satisfies DraftMessage, location.origin)
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== page || !isDraftMessage(data)) return
      if (data.type === 'gallery-state-ready') send()
    }
    send()
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [css])

  return (
    <iframe
      className="gallery-frame"
      title={`${name}: ${state}`}
      src={source}
      style={{ blockSize: height, maxInlineSize: width }}
      ref={frame}
    />
  )
}
