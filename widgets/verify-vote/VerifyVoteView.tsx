import { useId } from 'react'
import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import { FileButton } from '../../src/ui/FileButton.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { CheckedVote } from './components/CheckedVote.tsx'
import type { VerifyVoteViewProps } from './types.ts'

/** Chooses the file of a signed vote, and says what it proves (VOT-2). */
export function VerifyVoteView({ state, onFile, onRetry }: VerifyVoteViewProps) {
  const t = useT()
  const lead = useId()
  return (
    <section className="card stack" part="card">
      <div>
        <h2>{t('title')}</h2>
        <p id={lead}>{t('lead')}</p>
      </div>
      <div>
        <FileButton
          label={t('title')}
          describedBy={lead}
          endings={['.asice', '.sce', 'application/vnd.etsi.asic-e+zip']}
          variant={state.kind === 'checked' ? 'secondary' : 'primary'}
          busy={state.kind === 'checking'}
          onChoose={([file]) => file && onFile(file)}
        >
          {t(state.kind === 'idle' ? 'choose' : state.kind === 'checking' ? 'checking' : 'another')}
        </FileButton>
      </div>
      {state.kind === 'failed' && (
        <Notice
          tone="danger"
          title={t('failed', { name: state.name })}
          actions={<Button onClick={onRetry}>{t('shared:retry')}</Button>}
        >
          <p>{state.text}</p>
        </Notice>
      )}
      {state.kind === 'checked' && <CheckedVote name={state.name} check={state.check} />}
    </section>
  )
}
