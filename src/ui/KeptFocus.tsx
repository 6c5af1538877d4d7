import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import css from './keptFocus.css?inline'
import { useFocusLost } from './useFocusLost.ts'
import { useSheet } from './useSheet.ts'

interface Props {
  /** Which content it is: another one replaces it. */
  readonly of: string
  readonly children: ReactNode
}

/**
 * Content in which a button replaces itself, for example by a form. If the focus was in the replaced content, the new one
 * has it, once it is loaded: what says there that something is new, which has the `tabIndex` -1, or else the first control.
 */
export function KeptFocus({ of, children }: Props) {
  useSheet(css)
  const isLost = useRef(false)
  return (
    <Content key={of} isLost={isLost}>
      {children}
    </Content>
  )
}

const controls = 'input, select, textarea, button, a[href]'

/** The text that tells what is new, or the first control, which may be an input of the page in a slot. */
const firstTarget = (around: HTMLElement) =>
  around.querySelector<HTMLElement>('[tabindex="-1"]:not(dialog *)') ??
  [...around.querySelectorAll<HTMLElement>(`${controls}, slot`)]
    .flatMap(found => (found instanceof HTMLSlotElement ? found.assignedElements() : [found]))
    .find((found): found is HTMLElement => found.matches(controls))

interface ContentProps {
  readonly isLost: RefObject<boolean>
  readonly children: ReactNode
}

function Content({ isLost, children }: ContentProps) {
  const around = useRef<HTMLDivElement>(null)
  useFocusLost(around, () => {
    isLost.current = true
  })
  useLayoutEffect(() => {
    const content = around.current
    if (!isLost.current || !content) return
    const give = (isFree: boolean) => {
      const target = firstTarget(content)
      if (!target) return
      isLost.current = false
      observer.disconnect()
      if (isFree) target.focus()
    }
    // While the content loads there is nothing to focus, and the person may go on elsewhere.
    const observer = new MutationObserver(() => give(document.activeElement === document.body))
    observer.observe(content, { childList: true, subtree: true })
    give(true)
    return () => observer.disconnect()
  }, [isLost])
  return (
    <div ref={around} className="kept-focus">
      {children}
    </div>
  )
}
