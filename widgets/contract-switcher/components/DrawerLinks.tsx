import { BriefcaseBusiness, Files } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'

interface Props {
  readonly contracts: LinkProps
  readonly professionalPortal: LinkProps | undefined
  readonly onLeave: () => void
}

/** Further links of the drawer; following one closes it (CON-1). */
export function DrawerLinks({ contracts, professionalPortal, onLeave }: Props) {
  const t = useT()
  const leaving = ({ href, onClick }: LinkProps): LinkProps => ({
    href,
    onClick(event) {
      onClick(event)
      onLeave()
    },
  })
  return (
    <nav className="drawer-links" aria-label={t('places')}>
      <Button variant="quiet" icon={Files} {...leaving(contracts)}>
        {t('contracts')}
      </Button>
      {professionalPortal && (
        <Button variant="quiet" icon={BriefcaseBusiness} {...leaving(professionalPortal)}>
          {t('professionalPortal')}
        </Button>
      )}
    </nav>
  )
}
