import { X } from 'lucide'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import dialogCss from './dialog.css?inline'
import { IconButton } from './IconButton.tsx'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  /** Asked for by Escape, by the close button and by a click beside it. */
  readonly onClose: () => void
  /** A drawer comes in from the side and is as high as the window. */
  readonly drawer?: boolean
  /** Stays in view under the content. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A modal window in the top layer. The browser keeps the focus in it and gives it back after. */
export function Dialog({ open, title, closeLabel, onClose, drawer = false, footer, children }: Props) {
  useSheet(dialogCss)
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const heading = useId()

  useEffect(() => {
    const shown = dialog.current
    if (!shown || !open) return
    shown.showModal()
    return () => shown.close()
  }, [open])

  // A press that starts on the text and ends beside it, as when selecting, does not close.
  const isBeside = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget
  const onPointerDown = (event: PointerEvent) => {
    pressedBeside.current = isBeside(event)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser does it
    <dialog
      ref={dialog}
      className={drawer ? 'dialog drawer' : 'dialog'}
      aria-labelledby={heading}
      onClose={() => open && !dialog.current?.open && onClose()}
      onPointerDown={onPointerDown}
      onClick={event => pressedBeside.current && isBeside(event) && onClose()}
    >
      <div className="dialog-box">
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </header>
        <div className="dialog-body">{open && children}</div>
        {footer && <footer>{footer}</footer>}
      </div>
    </dialog>
  )
}
