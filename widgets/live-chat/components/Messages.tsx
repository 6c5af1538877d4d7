import { useLayoutEffect, useRef } from 'react'
import { daysBetween } from '../../../src/i18n/formats.ts'
import { useFormat, vendorTimeZone } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { useFocusLost } from '../../../src/ui/useFocusLost.ts'
import { byDay, type Unsent } from '../model.ts'
import type { PanelContentProps, ReadyChat } from '../types.ts'

interface Props extends Pick<PanelContentProps, 'onOlder' | 'onAgain' | 'onDrop'> {
  readonly panel: ReadyChat
}

/** Pixels from the end within which new messages keep the scroll position at the end. */
const endTolerance = 80

/** Messages by day, scrolled to the newest. */
export function Messages({ panel, onOlder, onAgain, onDrop }: Props) {
  const t = useT()
  const { day, relativeDay, today } = useFormat()
  const { messages, unsent, older, live } = panel
  const box = useRef<HTMLDivElement>(null)
  const first = messages[0]?.id
  const previous = useRef({ first, height: 0, isAtEnd: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the rendered messages change
  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const { height, isAtEnd, first: earlier } = previous.current
    // Earlier messages were inserted above: keeps the visible ones in place.
    if (first !== earlier && height > 0) scroller.scrollTop += scroller.scrollHeight - height
    else if (isAtEnd) scroller.scrollTop = scroller.scrollHeight
    previous.current = { ...previous.current, first, height: scroller.scrollHeight }
  }, [messages, unsent])

  const dayText = (date: string) => (daysBetween(date, today) <= 1 ? relativeDay(date) : day(date))
  return (
    <div
      className="chat-body"
      role="log"
      aria-label={t('messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable by keyboard
      tabIndex={0}
      ref={box}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        previous.current.isAtEnd = scrollHeight - scrollTop - clientHeight < endTolerance
      }}
    >
      {older !== 'none' && (
        <Older older={older} onOlder={onOlder} onLost={() => box.current?.focus({ preventScroll: true })} />
      )}
      {messages.length === 0 && unsent.length === 0 && (
        <div className="chat-empty">
          <strong>{t('empty.title')}</strong>
          <p className="muted">{t('empty.text')}</p>
        </div>
      )}
      {byDay(messages).map(({ day: date, messages: ofDay }) => (
        <section key={date}>
          <h3 className="muted small">{dayText(date)}</h3>
          <ul>
            {ofDay.map(message => (
              <SentMessage key={message.id} {...message} />
            ))}
          </ul>
        </section>
      ))}
      {unsent.length > 0 && (
        <ul>
          {unsent.map(message => (
            <UnsentMessage
              key={message.key}
              message={message}
              onAgain={key => onAgain?.(key)}
              onDrop={key => onDrop?.(key)}
            />
          ))}
        </ul>
      )}
      {!live && <Notice tone="warning">{t('lost')}</Notice>}
    </div>
  )
}

interface OlderProps {
  readonly onOlder: PanelContentProps['onOlder']
  readonly older: ReadyChat['older']
  readonly onLost: () => void
}

/** The button for earlier messages, which goes with the last page. */
function Older({ older, onOlder, onLost }: OlderProps) {
  const t = useT()
  const around = useRef<HTMLDivElement>(null)
  useFocusLost(around, onLost)
  return (
    <div className="chat-older" ref={around}>
      {older === 'failed' && <p className="small">{t('olderFailed')}</p>}
      <Button variant="quiet" busy={older === 'loading'} onClick={onOlder}>
        {t('older')}
      </Button>
    </div>
  )
}

function SentMessage({ from, at, text }: ReadyChat['messages'][number]) {
  const t = useT()
  const { time } = useFormat()
  const isOwn = from === 'resident'
  return (
    <li className={isOwn ? 'own' : ''}>
      <span className="vh">{t(isOwn ? 'you' : 'staff')}: </span>
      <p dir="auto">{text}</p>
      <time className="muted small" dateTime={at}>
        {time(new Date(at), vendorTimeZone)}
      </time>
    </li>
  )
}

interface UnsentMessageProps {
  readonly message: Unsent
  readonly onAgain: (key: string) => void
  readonly onDrop: (key: string) => void
}

/** A message that is being sent or has failed; a failed one can be sent again. */
function UnsentMessage({ message: { key, text, problem }, onAgain, onDrop }: UnsentMessageProps) {
  const t = useT()
  return (
    <li className="own leaving">
      <span className="vh">{t('you')}: </span>
      <p dir="auto">{text}</p>
      {problem === undefined ? (
        <span className="muted small">{t('sending')}</span>
      ) : (
        <div className="chat-problem" role="alert">
          <p className="small">
            <strong>{t('notSent')}</strong> {problem}
          </p>
          <Button variant="quiet" onClick={() => onAgain(key)}>
            {t('again')}
          </Button>
          <Button variant="quiet" onClick={() => onDrop(key)}>
            {t('drop')}
          </Button>
        </div>
      )}
    </li>
  )
}
