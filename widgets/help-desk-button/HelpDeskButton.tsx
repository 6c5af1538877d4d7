import { useEffect, useState } from 'react'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useGroup } from '../../src/runtime/useGroup.ts'
import { HelpDeskButtonView } from './HelpDeskButtonView.tsx'
import type { attributes } from './help-desk-button.widget.ts'

type Props = PropsOf<typeof attributes>

/** Opens the form of a new request from any page, if the vendor takes requests (LAY-14). */
export function HelpDeskButton({ contract, vendor }: Props) {
  const { host } = useElement()
  const destination = useDestination()
  const scope = useGroup({ contract, vendor })
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      if (!event.composedPath().includes(host)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    addEventListener('pointerdown', onPress)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPress)
      removeEventListener('keydown', onKey)
    }
  }, [host, open])

  if (!scope?.group.settings.helpDeskEnabled) return null
  const { group } = scope
  const link = destination(
    'help-desk-create',
    scope.contract ? contractDestination(group, scope.contract.id).params : {},
  )
  return (
    <HelpDeskButtonView
      open={open}
      raised={group.settings.liveChatEnabled}
      create={{
        href: link.href,
        onClick(event) {
          // On touch devices without hover the first tap only expands the label.
          if (!open && matchMedia('(hover: none)').matches) {
            event.preventDefault()
            return setOpen(true)
          }
          setOpen(false)
          link.onClick(event)
        },
      }}
    />
  )
}
