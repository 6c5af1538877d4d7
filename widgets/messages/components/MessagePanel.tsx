import { ArrowLeft } from 'lucide'
import { type RefObject, useEffect, useRef } from 'react'
import { useFormat, vendorDay } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import type { MessageDetail } from '../../../src/schemas/messages.ts'
import { Files } from '../../../src/shell/Files.tsx'
import { PanelFailed } from '../../../src/shell/PanelFailed.tsx'
import { Bone } from '../../../src/ui/Bone.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { RichText } from '../../../src/ui/RichText.tsx'
import { Slow } from '../../../src/ui/Slow.tsx'
import type { MessagesViewProps, OneState } from '../MessagesView.tsx'
import { PlannedWorkFacts } from './PlannedWorkFacts.tsx'

type Props = OneState & Omit<MessagesViewProps, 'state'>

/** One message, and the way back to the others. */
export function MessagePanel(props: Props) {
  const t = useT()
  const { panel, list, takesFocus } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isReady = panel.kind === 'ready'

  useEffect(() => {
    if (takesFocus && isReady) heading.current?.focus()
  }, [takesFocus, isReady])

  return (
    <article className="card stack message" part="card">
      <p className="way-back">
        <Button variant="quiet" icon={ArrowLeft} {...list}>
          {t('back')}
        </Button>
      </p>
      {panel.kind === 'failed' && (
        <PanelFailed
          title={t('oneFailed')}
          text={panel.text}
          reference={panel.reference}
          onRetry={props.onRetry}
        />
      )}
      {panel.kind === 'loading' && (
        <div className="stack" aria-busy="true">
          {panel.slow && <Slow>{t('shared:slow')}</Slow>}
          <Bone width="60%" height="24px" />
          <Bone width="40%" />
          <Bone width="92%" />
          <Bone width="86%" />
          <Bone width="54%" />
        </div>
      )}
      {panel.kind === 'ready' && <Message {...props} heading={heading} message={panel.data} />}
    </article>
  )
}

interface MessageProps extends Props {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly message: MessageDetail
}

function Message({ heading, message, file, onFile, onCalendar }: MessageProps) {
  const t = useT()
  const { day } = useFormat()
  const { type, topic, object, date, body, plannedWork, files } = message
  return (
    <>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {topic}
        </h2>
        <p className="muted">
          {t(`types.${type}`)} · <time dateTime={date}>{day(vendorDay(date))}</time>
          {object && ` · ${object}`}
        </p>
      </header>
      {plannedWork && <PlannedWorkFacts work={plannedWork} onCalendar={() => onCalendar?.()} />}
      <RichText html={body} />
      {files.length > 0 && <Files files={files} file={file} onFile={id => onFile?.(id)} />}
    </>
  )
}
