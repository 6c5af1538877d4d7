import { useEffect, useState } from 'react'
import { findContract } from '../../src/rules/access.ts'
import { contractPlace } from '../../src/rules/redirects.ts'
import type { PropsOf } from '../../src/shell/attributes.ts'
import { useElement } from '../../src/shell/ElementContext.ts'
import { usePlace } from '../../src/shell/usePlace.ts'
import { useSession } from '../../src/shell/useSession.ts'
import { HelpDeskButtonView } from './HelpDeskButtonView.tsx'
import type { attributes } from './help-desk-button.widget.ts'

type Props = PropsOf<typeof attributes>

/** Leads to a new request from wherever one is, where the vendor takes requests (LAY-14). */
export function HelpDeskButton({ contract, vendor }: Props) {
  const { host } = useElement()
  const place = usePlace()
  const groups = useSession(state => state.groups)
  const chosen = useSession(state => state.contractId)
  const [open, setOpen] = useState(false)
  const found = findContract(groups, contract ?? chosen)
  // Without a contract it is the vendor of the page, or the only one there is.
  const group =
    found?.group ??
    groups.find(({ slug }) => slug === vendor) ??
    (groups.length === 1 ? groups[0] : undefined)

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

  if (!group?.settings.helpDeskEnabled) return null
  const link = place('help-desk-create', found ? contractPlace(group, found.contract.id).params : {})
  return (
    <HelpDeskButtonView
      open={open}
      raised={group.settings.liveChatEnabled}
      create={{
        href: link.href,
        onClick(event) {
          // Where nothing can point without pressing, the first tap says what the button does.
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
