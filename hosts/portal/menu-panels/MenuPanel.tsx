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
 * What a button opens: on a phone it lies over the top of the page and has a button that closes it (LAY-5); on a desk
 * its class gives it a place.
 */
export function MenuPanel({ panel: { open, id, close }, title, className, children }: Props) {
  const head = useRef<HTMLDivElement>(null)
  // It covers the button that opened it, so the focus goes along; at once, or it would come after an Escape that closes
  // the sheet before the browser has painted. On a desk the head is not there to take it.
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
