import { X } from 'lucide'
import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import dialogCss from './dialog.css?inline'
import { IconButton } from './IconButton.tsx'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  /** Called by Escape, the close button and a click on the backdrop. */
  readonly onClose: () => void
  /** A drawer slides in from the side at full height. */
  readonly drawer?: boolean
  /** Always visible below the content. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

const focusable =
  '[autofocus], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]'

/**
 * A modal dialog in the top layer. The browser traps and restores the focus. It begins with the first control of the
 * content, else with the heading, and not with the close button.
 */
export function Dialog({ open, title, closeLabel, onClose, drawer = false, footer, children }: Props) {
  useSheet(dialogCss)
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  /** How often the browser closed it. */
  const [closings, setClosings] = useState(0)
  const heading = useId()

  // Runs after each closing too: a dialog that has to stay open, for example while it sends, is opened again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    const start = element.querySelector('.dialog-body')?.querySelector<HTMLElement>(focusable)
    const first = start ?? element.querySelector('h2')
    first?.focus()
    return () => element.close()
  }, [open, closings])

  // The browser tells later that it has closed one, and meanwhile it could not be opened again. A file input in it cancels too.
  const onCancel = (event: SyntheticEvent) => {
    if (!isBeside(event)) return
    event.preventDefault()
    onClose()
  }
  // Not every closing can be prevented. A dialog that was removed has no element any more: nobody closed it.
  const onClosed = () => {
    if (!open || dialog.current?.open !== false) return
    onClose()
    setClosings(count => count + 1)
  }
  // A press that starts inside and ends outside, e.g. when selecting text, does not close.
  const isBeside = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget
  const onPointerDown = (event: PointerEvent) => {
    pressedBeside.current = isBeside(event)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape
    <dialog
      ref={dialog}
      className={drawer ? 'dialog drawer' : 'dialog'}
      aria-labelledby={heading}
      onCancel={onCancel}
      onClose={onClosed}
      onPointerDown={onPointerDown}
      onClick={event => pressedBeside.current && isBeside(event) && onClose()}
    >
      <div className="dialog-box">
        <header>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </header>
        <div className="dialog-body">{open && children}</div>
        {footer && <footer>{footer}</footer>}
      </div>
    </dialog>
  )
}
