import { X } from 'lucide'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import type { ToggledPanel } from './useToggledPanel.ts'

interface Props {
  readonly panel: ToggledPanel<HTMLElement>
  readonly title: ReactNode
  readonly className: string
  readonly children: ReactNode
}

/**
 * A menu that a button opens. On a phone it covers the top of the page and has a close button (LAY-5); on a desktop its
 * class positions it.
 */
export function MenuPanel({ panel: { open, id, close }, title, className, children }: Props) {
  const head = useRef<HTMLDivElement>(null)
  // It covers the button that opened it, so the focus moves into it. A layout effect, because Escape may close it before
  // the browser has painted. On a desktop the head is hidden and takes no focus.
  useLayoutEffect(() => {
    if (open) head.current?.querySelector('button')?.focus()
  }, [open])
  return (
    <div className={`site-sheet ${className}`} id={id} data-open={open}>
      <div className="site-sheet-head" ref={head}>
        <strong>{title}</strong>
        <CloseButton onClick={close} />
      </div>
      {children}
    </div>
  )
}

const CloseButton = ({ onClick }: { readonly onClick: () => void }) => (
  <IconButton icon={X} label={useT()('header.closeMenu')} onClick={onClick} />
)
