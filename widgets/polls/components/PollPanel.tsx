import type { RefObject } from 'react'
import { Files } from '../../../src/files/Files.tsx'
import { OnePanel } from '../../../src/lists/OnePanel.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import type { PollDetail } from '../model.ts'
import type { OneState, PollsViewProps } from '../types.ts'
import { Facts } from './Facts.tsx'
import { Outcome } from './Outcome.tsx'
import { OwnVote } from './OwnVote.tsx'
import { Participation } from './Participation.tsx'
import { Question } from './Question.tsx'

type Props = OneState & Omit<PollsViewProps, 'state'>

/** One poll, and a link back to the list. */
export function PollPanel(props: Props) {
  const { panel, list, takesFocus, loadedAt, onRetry } = props
  return (
    <OnePanel
      panel={panel}
      className="poll"
      list={list}
      takesFocus={takesFocus}
      loadedAt={loadedAt}
      skeleton={
        <>
          <SkeletonBar width="60%" height="24px" />
          <SkeletonBar width="40%" />
          <SkeletonBar width="92%" />
          <SkeletonBar width="100%" height="120px" />
        </>
      }
      onRetry={onRetry}
    >
      {(poll, heading) => <Poll {...props} heading={heading} poll={poll} />}
    </OnePanel>
  )
}

interface PollProps extends Props {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly poll: PollDetail
}

function Poll({ heading, poll, voting = { kind: 'closed' }, ...props }: PollProps) {
  const { file, verify, isUnconfirmed, proxyVotes, ...calls } = props
  const { questions, files, state, hasTakenPart, isByProxyOnly } = poll
  /** The ballot has the questions. */
  const isAsking = voting.kind === 'filling' || (isByProxyOnly && state === 'active' && !hasTakenPart)
  return (
    <>
      <header className="poll-head">
        <h2 ref={heading} tabIndex={-1}>
          {poll.title}
        </h2>
        {/* While a signature is awaited, what follows says so. */}
        {voting.kind !== 'waiting' && <Participation poll={poll} isUnconfirmed={isUnconfirmed} />}
        <p>{poll.description}</p>
      </header>
      <Facts poll={poll} />
      {files.length > 0 && <Files files={files} file={file} onFile={id => calls.onFile?.(id)} />}
      {state === 'ended' && questions.length > 1 && <Outcome poll={poll} />}
      {!isAsking && (
        <div className="questions">
          {questions.map(question => (
            <Question key={question.id} poll={poll} question={question} />
          ))}
        </div>
      )}
      {!isByProxyOnly && <OwnVote poll={poll} voting={voting} file={file} verify={verify} {...calls} />}
      {proxyVotes}
    </>
  )
}
