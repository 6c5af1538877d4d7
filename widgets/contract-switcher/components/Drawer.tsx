import { useT } from '../../../src/i18n/useT.ts'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { DrawerProps } from '../types.ts'
import { DrawerLinks } from './DrawerLinks.tsx'
import drawerCss from './drawer.css?inline'
import { Groups } from './Groups.tsx'

/** The drawer in which another contract is chosen (CON-1). */
export function Drawer(props: DrawerProps) {
  useSheet(drawerCss)
  const t = useT()
  const { onClose } = props
  return (
    <Dialog
      drawer
      open={props.open}
      title={t('title')}
      closeLabel={t('shared:close')}
      onClose={onClose}
      footer={
        <DrawerLinks
          contracts={props.contracts}
          professionalPortal={props.professionalPortal}
          onLeave={onClose}
        />
      }
    >
      <Groups groups={props.groups} currentId={props.currentId} onPick={props.onPick} />
    </Dialog>
  )
}
