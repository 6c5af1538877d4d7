import { Smartphone, X } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import type { Platform } from './model.ts'

export interface AppBannerViewProps {
  /** The app store of this device. */
  readonly store: { readonly platform: Platform; readonly url: string }
  readonly onClose: () => void
}

/** A bar at the bottom of the window with a link to the app store and a close button (LAY-17). */
export function AppBannerView({ store, onClose }: AppBannerViewProps) {
  const t = useT()
  return (
    <aside className="app" part="banner" aria-label={t('label')}>
      <IconButton icon={X} label={t('close')} onClick={onClose} />
      <span className="app-icon">
        <Icon node={Smartphone} />
      </span>
      <p>
        <strong>{t('title')}</strong>
        <span className="muted small">{t(`from.${store.platform}`)}</span>
      </p>
      <Button variant="primary" href={store.url} target="_blank" part="link" onClick={onClose}>
        {t('download')}
        <span className="vh"> {t('newTab')}</span>
      </Button>
    </aside>
  )
}
