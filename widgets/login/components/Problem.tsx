import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { LoginProblem } from '../types.ts'

interface Props {
  readonly problem: LoginProblem
  readonly onResend: () => void
}

/** Error above the fields, with what to do about it (AUT-1, AUT-2). */
export function Problem({ problem, onResend }: Props) {
  const t = useT()
  if (problem.kind === 'failed') return <Notice tone="danger">{problem.text}</Notice>
  if (problem.kind === 'wrong')
    return (
      <Notice tone="danger" title={t('wrong.title')}>
        <p>{t('wrong.text')}</p>
      </Notice>
    )
  const { resend } = problem
  if (resend === 'sent')
    return (
      <Notice tone="success" title={t('resend.sent.title')}>
        <p>{t('resend.sent.text')}</p>
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      title={t('notConfirmed.title')}
      actions={
        <Button busy={resend === 'sending'} onClick={onResend}>
          {t('resend.action')}
        </Button>
      }
    >
      <p>{t(resend === 'failed' ? 'resend.failed' : 'notConfirmed.text')}</p>
    </Notice>
  )
}
