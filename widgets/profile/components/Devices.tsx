import { dayIn } from '../../../src/i18n/formats.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { Device, DevicesProps } from '../types.ts'
import { Section } from './Section.tsx'

/** Where the account is signed in (PRF-4). */
export function Devices({ devices, onDevicesRetry, onDeviceEnd, onOtherDevicesEnd }: DevicesProps) {
  useSheet(rowsCss)
  const t = useT()
  const { panel, busy, notice } = devices
  return (
    <Section title={t('devices.title')} text={t('devices.text')}>
      {panel.kind === 'failed' && (
        <PanelError
          title={t('devices.unavailable')}
          text={panel.text}
          reference={panel.reference}
          onRetry={onDevicesRetry}
        />
      )}
      {panel.kind === 'loading' && (
        <div aria-busy="true">
          <SkeletonBar width="100%" height="70px" />
        </div>
      )}
      {panel.kind === 'ready' && (
        <ul className="devices">
          {panel.data.map(device => (
            <Row key={device.id} device={device} busy={busy === device.id} onEnd={onDeviceEnd} />
          ))}
        </ul>
      )}
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      {panel.kind === 'ready' &&
        (panel.data.some(({ isCurrent }) => !isCurrent) ? (
          <div>
            <Button busy={busy === 'others'} onClick={onOtherDevicesEnd}>
              {t('devices.endOthers')}
            </Button>
          </div>
        ) : (
          <p className="muted">{t('devices.alone')}</p>
        ))}
    </Section>
  )
}

interface RowProps {
  readonly device: Device
  readonly busy: boolean
  readonly onEnd: (id: number) => void
}

function Row({ device, busy, onEnd }: RowProps) {
  const t = useT()
  const format = useFormat()
  const { id, isCurrent, browser, system, signedInBy, site, lastUsedAt } = device
  const details = [
    site !== null && t('devices.site', { site }),
    signedInBy && t(`devices.by.${signedInBy}`),
  ].filter(Boolean)
  const name = [browser, system].filter(part => part !== null).join(', ') || t('devices.unknown')
  const used = new Date(lastUsedAt)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <li>
      <span className="row-text">
        <strong>{name}</strong>
        {details.length > 0 && <span className="muted small">{details.join(' · ')}</span>}
        <span className="muted small">
          {isCurrent
            ? t('devices.current')
            : t('devices.used', { day: format.day(dayIn(timeZone, used)), time: format.time(used) })}
        </span>
      </span>
      {!isCurrent && (
        <Button busy={busy} aria-label={t('devices.endName', { name })} onClick={() => onEnd(id)}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
