import type { IconNode } from 'lucide'
import { linkAddress } from '../api/rules/addresses.ts'
import { useT } from '../i18n/useT.ts'
import type { PublicService } from '../suite/publicServices.ts'
import { ExternalServiceCard } from '../ui/ExternalServiceCard.tsx'
import externalServicesCss from '../ui/externalServices.css?inline'
import { useSheet } from '../ui/useSheet.ts'

interface Props {
  readonly services: readonly PublicService[]
  /** Icons by service code. */
  readonly icons: Readonly<Record<string, IconNode>>
  /** Default icon. */
  readonly icon: IconNode
  /** Part name of each card. */
  readonly part: string
}

/** Links to external services. The widget has a text "newTab". */
export function ExternalServiceList({ services, icons, icon, part }: Props) {
  useSheet(externalServicesCss)
  const t = useT()
  return (
    <ul className="outsides">
      {services.map(({ id, code, title, text, url }) => (
        <li key={id} part={part}>
          <ExternalServiceCard
            icon={icons[code] ?? icon}
            title={title}
            text={text}
            href={linkAddress(url)}
            newTab={t('newTab')}
          />
        </li>
      ))}
    </ul>
  )
}
