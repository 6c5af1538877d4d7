import { MailOpen } from 'lucide'
import type { Message } from '../../../src/api/schemas/messages.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { MoreRows } from '../../../src/lists/MoreRows.tsx'
import { RowSkeletons } from '../../../src/lists/RowSkeletons.tsx'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Select } from '../../../src/ui/Select.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { nameOf, typeOf } from '../model.ts'
import type { AllState, MessagesViewProps } from '../types.ts'
import { MessageRow } from './MessageRow.tsx'

type Props = AllState & Omit<MessagesViewProps, 'state'>

/** Messages, newest first, with their filter and "mark all as read". */
export function MessageList(props: Props) {
  const t = useT()
  const { panel, types, type, unread, loadedAt } = props
  const isEmpty = panel.kind === 'ready' && panel.data.rows.length === 0 && type === undefined
  return (
    <section className="card messages" part="card">
      <h2 className="vh">{t('title')}</h2>
      {loadedAt && <Notice tone="warning">{t('shared:stale', { time: loadedAt })}</Notice>}
      {!isEmpty && (
        <div className="tools">
          {types === null && (
            <div className="select">
              <span>{t('filter')}</span>
              <SkeletonBar width="100%" height="44px" />
            </div>
          )}
          {types && types.length > 1 && (
            <Select
              label={t('filter')}
              value={type ?? ''}
              options={[
                { value: '', label: t('allTypes') },
                ...types.map(known => ({ value: known, label: t(`types.${known}`) })),
              ]}
              onChange={value => props.onType?.(typeOf(value))}
            />
          )}
          <p className="muted" role="status">
            {unread !== undefined && t(unread > 0 ? 'unread' : 'allRead', { count: unread })}
          </p>
          {unread === undefined && <span className="action-to-come" />}
          {unread !== undefined && unread > 0 && (
            <Button variant="quiet" icon={MailOpen} busy={props.marking} onClick={props.onReadAll}>
              {t('markAll')}
            </Button>
          )}
        </div>
      )}
      <Rows {...props} />
    </section>
  )
}

function Rows({ panel, type, lastOpened, linkTo, onRetry, onMore, onType, onRead }: Props) {
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading')
    return (
      <RowSkeletons className="message-row" widths={['58%', '72%', '46%', '64%', '52%']} slow={panel.slow} />
    )
  const { rows } = panel.data
  if (rows.length === 0)
    return type ? (
      <EmptyState
        title={t('nothingFound')}
        action={<Button onClick={() => onType?.(undefined)}>{t('allTypes')}</Button>}
      />
    ) : (
      <EmptyState icon={MailOpen} title={t('none.title')} text={t('none.text')} />
    )
  return (
    <>
      <ul>
        {rows.map((message: Message) => (
          <MessageRow
            key={message.id}
            message={message}
            link={linkTo(message)}
            takesFocus={lastOpened === nameOf(message)}
            onRead={() => onRead?.(message)}
          />
        ))}
      </ul>
      <MoreRows list={panel.data} onMore={() => onMore?.()} />
    </>
  )
}
