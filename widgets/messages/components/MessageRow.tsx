import { Calculator, CreditCard, type IconNode, Mail, MailOpen, Newspaper, Wrench } from 'lucide'
import type { Message } from '../../../src/api/schemas/messages.ts'
import { useFormat, vendorDay } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useFocusOnMount } from '../../../src/runtime/useFocusOnMount.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'

const icons: Readonly<Record<string, IconNode>> = {
  news: Newspaper,
  planned_works: Wrench,
  calculation: Calculator,
  calculation_funds: Calculator,
  calculation_payments: Calculator,
  card_payment: CreditCard,
}

interface Props {
  readonly message: Message
  readonly link: LinkProps
  readonly takesFocus: boolean
  readonly onRead: () => void
}

/** One message of the list; the whole row is a link. */
export function MessageRow({ message, link, takesFocus, onRead }: Props) {
  useSheet(rowsCss)
  const t = useT()
  const { day } = useFormat()
  const opener = useFocusOnMount(takesFocus)
  const { type, topic, object, date, isRead } = message

  const content = (
    <>
      <Icon node={icons[type] ?? Mail} />
      <span className="row-text">
        <span className="topic">
          {!isRead && <span className="new">{t('new')}</span>}
          {topic}
        </span>
        <span className="muted small">
          {t(`types.${type}`)}
          {object && <NoWrap text={` · ${object}`} />}
        </span>
      </span>
      <time className="muted small" dateTime={date}>
        {day(vendorDay(date))}
      </time>
    </>
  )
  return (
    <li className={isRead ? 'message-row' : 'message-row unread'}>
      {/* Messages of unknown types cannot be opened. */}
      {type === 'other' ? (
        <div className="pick">{content}</div>
      ) : (
        <a ref={opener} className="pick" {...link}>
          {content}
        </a>
      )}
      {!isRead && type !== 'other' && (
        <IconButton icon={MailOpen} label={t('mark', { topic })} onClick={onRead} />
      )}
    </li>
  )
}
