import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRootSheets, type RootSheets } from '../../../src/element/rootSheets.ts'
import { TextsContext, type TextsValue } from '../../../src/i18n/TextsContext.ts'
import { SheetsContext } from '../../../src/ui/useSheet.ts'

interface Props {
  /** The element's own style sheets. */
  readonly css: readonly string[] | undefined
  readonly scheme: 'light' | 'dark'
  readonly texts: TextsValue
  readonly children: ReactNode
  /** Called with the host of the shadow root after the view has rendered. */
  readonly onDrawn?: (host: HTMLElement) => void
}

/** Renders a view in its own shadow root with the styles of an element. */
export function ShadowStage({ css, scheme, texts, children, onDrawn }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<{ readonly root: ShadowRoot; readonly sheets: RootSheets }>()
  useLayoutEffect(() => {
    const place = host.current
    if (!place) return
    const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
    // In a layer, because the gallery writes drafts of CSS as style elements, which come before adopted sheets.
    setStage({ root: shadow, sheets: createRootSheets(shadow, css, 'element') })
  }, [css])
  useLayoutEffect(() => {
    if (stage && host.current) onDrawn?.(host.current)
  }, [stage, onDrawn])
  return (
    <div ref={host}>
      {stage &&
        createPortal(
          <div className="root" lang={texts.locale} dir="ltr" data-scheme={scheme}>
            <SheetsContext value={stage.sheets.add}>
              <TextsContext value={texts}>{children}</TextsContext>
            </SheetsContext>
          </div>,
          stage.root,
        )}
    </div>
  )
}
