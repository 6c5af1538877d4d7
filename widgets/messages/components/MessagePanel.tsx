import type { RefObject } from 'react'
import type { MessageDetail } from '../../../src/api/schemas/messages.ts'
import { Files } from '../../../src/files/Files.tsx'
import { useFormat, vendorDay } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { OnePanel } from '../../../src/lists/OnePanel.tsx'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import { RichText } from '../../../src/ui/RichText.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import type { MessagesViewProps, OneState } from '../types.ts'
import { PlannedWorkFacts } from './PlannedWorkFacts.tsx'

type Props = OneState & Omit<MessagesViewProps, 'state'>

/** One message, and a link back to the list. */
export function MessagePanel(props: Props) {
  const { panel, list, takesFocus, onRetry } = props
  return (
    <OnePanel
      panel={panel}
      className="message"
      list={list}
      takesFocus={takesFocus}
      skeleton={
        <>
          <SkeletonBar width="60%" height="24px" />
          <SkeletonBar width="40%" />
          <SkeletonBar width="92%" />
          <SkeletonBar width="86%" />
          <SkeletonBar width="54%" />
        </>
      }
      onRetry={onRetry}
    >
      {(message, heading) => <Message {...props} heading={heading} message={message} />}
    </OnePanel>
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
          {object && <NoWrap text={` · ${object}`} />}
        </p>
      </header>
      {plannedWork && <PlannedWorkFacts work={plannedWork} onCalendar={() => onCalendar?.()} />}
      <RichText html={body} />
      {files.length > 0 && <Files files={files} file={file} onFile={id => onFile?.(id)} />}
    </>
  )
}
