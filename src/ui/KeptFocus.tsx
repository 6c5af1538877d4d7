import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useFocusLost } from './useFocusLost.ts'

interface Props {
  /** Which content it is: another one replaces it. */
  readonly of: string
  readonly children: ReactNode
}

/**
 * Content in which a button replaces itself, for example by a form. If the focus was in the replaced content, the first
 * control of the new one has it.
 */
export function KeptFocus({ of, children }: Props) {
  const isLost = useRef(false)
  return (
    <Content key={of} isLost={isLost}>
      {children}
    </Content>
  )
}

const controls = 'input, select, textarea, button, a[href]'

/** The first control, which may be an input of the page in a slot. */
const firstControl = (around: HTMLElement) =>
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
    if (isLost.current && around.current) firstControl(around.current)?.focus()
    isLost.current = false
  }, [isLost])
  return (
    <div ref={around} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
