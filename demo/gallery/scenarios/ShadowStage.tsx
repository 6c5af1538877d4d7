import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { adoptSheets } from '../../../src/element/adoptSheets.ts'
import { baseCss } from '../../../src/element/baseCss.ts'
import { TextsContext, type TextsValue } from '../../../src/i18n/TextsContext.ts'

interface Props {
  /** Style sheets of the element, beside those that every one has. */
  readonly css: readonly string[]
  readonly scheme: 'light' | 'dark'
  readonly texts: TextsValue
  readonly children: ReactNode
}

/** Draws a view in a shadow root of its own, dressed as elements are. */
export function ShadowStage({ css, scheme, texts, children }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    const place = host.current
    if (!place) return
    const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
    adoptSheets(shadow, [...baseCss, ...css])
    setRoot(shadow)
  }, [css])
  return (
    <div ref={host}>
      {root &&
        createPortal(
          <div className="root" lang={texts.locale} dir="ltr" data-scheme={scheme}>
            <TextsContext value={texts}>{children}</TextsContext>
          </div>,
          root,
        )}
    </div>
  )
}
