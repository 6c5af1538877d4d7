import { MessageSquarePlus } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { Floating } from '../../src/runtime/Floating.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

export interface HelpDeskButtonViewProps {
  /** Expands the label; hover and keyboard focus expand it too. */
  readonly open: boolean
  /** Leaves room below for the chat button. */
  readonly raised: boolean
  readonly create: LinkProps
}

/** A round button that expands to show its label (LAY-14). */
export function HelpDeskButtonView({ open, raised, create }: HelpDeskButtonViewProps) {
  const t = useT()
  return (
    <Floating inUse={open}>
      <a className={`desk${open ? ' open' : ''}${raised ? ' raised' : ''}`} part="button" {...create}>
        <Icon node={MessageSquarePlus} />
        <span>{t('title')}</span>
      </a>
    </Floating>
  )
}
