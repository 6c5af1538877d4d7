import { ExternalLink } from 'lucide'
import type { FileState } from '../../../src/files/useSignedFile.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'
import type { PollDetail, PollProxy } from '../model.ts'
import type { PollsViewProps, Voting, Waiting } from '../types.ts'
import { BallotForm } from './BallotForm.tsx'
import { Receipt } from './Receipt.tsx'
import { Withdrawal } from './Withdrawal.tsx'

export interface OwnVoteProps extends Omit<PollsViewProps, 'state'> {
  readonly poll: PollDetail
  readonly voting: Voting
  readonly file?: FileState | undefined
  readonly verify?: LinkProps | undefined
  /** Set if the vote is for a contract that the user represents. */
  readonly proxy?: PollProxy | undefined
}

/** The user's own vote: the ballot, the pending signature, the receipt, or why there is none. */
export function OwnVote({ poll, voting, file, verify, proxy, ...calls }: OwnVoteProps) {
  const t = useT()
  if (voting.kind === 'filling') return <BallotForm poll={poll} state={voting} proxy={proxy} {...calls} />
  if (voting.kind === 'waiting') return <Signing waiting={voting} {...calls} />
  if (voting.kind === 'voted')
    return (
      <>
        {voting.problem && <Notice tone="danger">{voting.problem}</Notice>}
        {poll.votedBy && (
          <Notice tone="info">
            {poll.votedBy.name ? t('proxy.votedBy', { name: poll.votedBy.name }) : t('proxy.voted')}
          </Notice>
        )}
        <Receipt
          poll={poll}
          vote={voting.vote}
          isNew={voting.isNew}
          file={file}
          verify={verify}
          onSave={() => calls.onSave?.()}
          onContainer={() => calls.onContainer?.()}
        />
        {voting.withdrawal && <Withdrawal withdrawal={voting.withdrawal} {...calls} />}
      </>
    )
  return (
    <>
      {voting.problem && <Notice tone="danger">{voting.problem}</Notice>}
      {poll.state === 'active' && (
        <Notice tone="info">
          {t(
            poll.hasTakenPart
              ? poll.withdrawableUntil
                ? 'closed.counted'
                : 'closed.taken'
              : 'closed.notOwner',
          )}
        </Notice>
      )}
    </>
  )
}

type SigningProps = Omit<PollsViewProps, 'state'> & { readonly waiting: Waiting }

/** The pending signature: what to do, and its progress. */
function Signing({ waiting, onGiveUp, onCount }: SigningProps) {
  const t = useT()
  const { controlCode, link, counting, problem, isCancelFailed, busy } = waiting
  return (
    <section className="signing">
      <h3>{t('signing.title')}</h3>
      {problem && (
        <Notice
          tone="danger"
          actions={<Button onClick={isCancelFailed ? onGiveUp : onCount}>{t('shared:retry')}</Button>}
        >
          {problem}
        </Notice>
      )}
      {counting ? (
        <SlowNotice>{t('signing.counting')}</SlowNotice>
      ) : (
        <>
          <p>{t('signing.text')}</p>
          {controlCode && (
            <p className="code">
              {t('signing.code')} <strong>{controlCode}</strong>
            </p>
          )}
          <SlowNotice>{t('signing.waiting')}</SlowNotice>
          <div className="actions">
            {link && (
              <Button variant="primary" icon={ExternalLink} href={link} target="_blank">
                {t('signing.open')}
              </Button>
            )}
            <Button variant="quiet" busy={busy} onClick={onGiveUp}>
              {t('signing.giveUp')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
