import type { RefObject } from 'react'
import type { TaskDetail } from '../../../src/api/schemas/helpDesk.ts'
import { Files } from '../../../src/files/Files.tsx'
import { useFormat, vendorDay } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { OnePanel } from '../../../src/lists/OnePanel.tsx'
import { CallableText } from '../../../src/ui/CallableText.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { categoryTitleOf } from '../model.ts'
import type { HelpDeskViewProps, OneState } from '../types.ts'
import { Correspondence } from './Correspondence.tsx'
import { Stage } from './Stage.tsx'
import { StageTimeline } from './StageTimeline.tsx'
import { TaskContinuation } from './TaskContinuation.tsx'

type Props = OneState & Omit<HelpDeskViewProps, 'state'>

/** One request: its stage and its correspondence (HLP-3). */
export function TaskPanel(props: Props) {
  const { panel, list, takesFocus, onRetry } = props
  return (
    <OnePanel
      panel={panel}
      className="task"
      list={list}
      takesFocus={takesFocus}
      skeleton={
        <>
          <SkeletonBar width="60%" height="24px" />
          <SkeletonBar width="40%" />
          <SkeletonBar width="92%" height="64px" />
          <SkeletonBar width="86%" />
        </>
      }
      onRetry={onRetry}
    >
      {(task, heading) => <Task {...props} heading={heading} task={task} />}
    </OnePanel>
  )
}

interface TaskProps extends Props {
  readonly task: TaskDetail
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function Task({ task, heading, sent, file, continuation, onFile }: TaskProps) {
  const t = useT()
  const { day } = useFormat()
  const { number, stage, organization, object, phone, createdAt, attachments } = task
  const facts = { recipient: organization, object, phone: <CallableText>{phone}</CallableText> }
  return (
    <>
      {sent && (
        <Notice tone={sent === 'new' ? 'success' : 'info'} title={t(`sent.${sent}.title`, { number })}>
          <p>{t(`sent.${sent}.text`, { number, organization })}</p>
        </Notice>
      )}
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {categoryTitleOf(t, task)}
        </h2>
        <p className="muted">
          {number} · <time dateTime={createdAt}>{day(vendorDay(createdAt))}</time>
        </p>
        <Stage stage={stage} />
      </header>
      <StageTimeline stage={stage} stages={task.stages} />
      <Correspondence task={task}>
        {attachments.length > 0 && <Files files={attachments} file={file} onFile={id => onFile?.(id)} />}
      </Correspondence>
      {continuation && <TaskContinuation {...continuation} />}
      <dl className="task-facts">
        {Object.entries(facts).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`facts.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
