import { ChevronRight } from 'lucide'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useFocusOnMount } from '../../../src/runtime/useFocusOnMount.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'
import rowsCss from '../../../src/ui/rows.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { Poll } from '../model.ts'
import { Participation } from './Participation.tsx'

interface Props {
  readonly poll: Poll
  readonly isUnconfirmed: boolean | undefined
  readonly link: LinkProps
  readonly takesFocus: boolean
}

/** One poll of the list; the whole row is a link. */
export function PollRow({ poll, isUnconfirmed, link, takesFocus }: Props) {
  useSheet(rowsCss)
  const t = useT()
  const { days, deadline } = useFormat()
  const opener = useFocusOnMount(takesFocus)
  const { title, state, startsOn, endsOn, isRead, isByProxyOnly } = poll

  return (
    <li className={isRead ? 'poll-row' : 'poll-row unread'}>
      <a ref={opener} className="pick" {...link}>
        <span className="row-text">
          <span className="topic">
            {!isRead && <span className="new">{t('new')}</span>}
            {title}
          </span>
          <span className="muted small">
            {state === 'active' ? t('until', { day: deadline(endsOn) }) : days(startsOn, endsOn)}
            {isByProxyOnly && ` · ${t('proxy.list')}`}
          </span>
        </span>
        <Participation poll={poll} isUnconfirmed={isUnconfirmed} />
        <Icon node={ChevronRight} />
      </a>
    </li>
  )
}
