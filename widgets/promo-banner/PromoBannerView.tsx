import { ArrowUpRight, X } from 'lucide'
import { useState } from 'react'
import { linkAddress } from '../../src/api/rules/addresses.ts'
import { useFormat, vendorDay } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import type { Banner } from './loadBanners.ts'

export interface PromoBannerViewProps {
  readonly banner: Banner | undefined
  readonly onClose: () => void
}

/** A picture, a short text and a link; nothing is to be seen without a banner (LAY-19). */
export function PromoBannerView({ banner, onClose }: PromoBannerViewProps) {
  const t = useT()
  const { day } = useFormat()
  const [broken, setBroken] = useState<string>()
  if (!banner) return <span hidden />
  const { title, text, image, endsAt } = banner
  const href = linkAddress(banner.url)
  return (
    <aside className="promo" part="banner" aria-label={t('label')}>
      {image && image !== broken && (
        <img part="picture" src={image} alt="" width="64" height="64" onError={() => setBroken(image)} />
      )}
      <div className="promo-text">
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {endsAt && <p className="muted small">{t('until', { day: day(vendorDay(endsAt)) })}</p>}
      </div>
      {href && (
        <Button
          href={href}
          target="_blank"
          icon={ArrowUpRight}
          part="link"
          aria-label={t('moreOf', { title })}
        >
          {t('more')}
        </Button>
      )}
      <IconButton icon={X} label={t('close', { title })} onClick={onClose} />
    </aside>
  )
}
