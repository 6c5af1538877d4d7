import { ArrowLeft } from 'lucide'
import { type RefObject, useEffect, useRef } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Files } from '../../../src/shell/Files.tsx'
import { PanelFailed } from '../../../src/shell/PanelFailed.tsx'
import { Bone } from '../../../src/ui/Bone.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Slow } from '../../../src/ui/Slow.tsx'
import type { PollDetail } from '../model.ts'
import type { OneState, PollsViewProps } from '../PollsView.tsx'
import { Facts } from './Facts.tsx'
import { OwnVote } from './OwnVote.tsx'
import { Part } from './Part.tsx'
import { Question } from './Question.tsx'

type Props = OneState & Omit<PollsViewProps, 'state'>

/** One poll, and the way back to the others. */
export function PollPanel(props: Props) {
  const t = useT()
  const { panel, list, takesFocus, loadedAt } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isReady = panel.kind === 'ready'

  useEffect(() => {
    if (takesFocus && isReady) heading.current?.focus()
  }, [takesFocus, isReady])

  return (
    <article className="card stack poll" part="card">
      <p className="poll-back">
        <Button variant="quiet" icon={ArrowLeft} {...list}>
          {t('back')}
        </Button>
      </p>
      {loadedAt && <Notice tone="warning">{t('shared:stale', { time: loadedAt })}</Notice>}
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
          <Bone width="100%" height="120px" />
        </div>
      )}
      {panel.kind === 'ready' && <Poll {...props} heading={heading} poll={panel.data} />}
    </article>
  )
}

interface PollProps extends Props {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly poll: PollDetail
}

function Poll({ heading, poll, voting = { kind: 'closed' }, file, ...calls }: PollProps) {
  const { questions, files } = poll
  return (
    <>
      <header className="poll-head">
        <h2 ref={heading} tabIndex={-1}>
          {poll.title}
        </h2>
        <Part poll={poll} />
        <p>{poll.description}</p>
      </header>
      <Facts poll={poll} />
      {files.length > 0 && <Files files={files} file={file} onFile={id => calls.onFile?.(id)} />}
      {voting.kind !== 'filling' && (
        <div className="questions">
          {questions.map(question => (
            <Question key={question.id} poll={poll} question={question} />
          ))}
        </div>
      )}
      <OwnVote poll={poll} voting={voting} {...calls} />
    </>
  )
}
