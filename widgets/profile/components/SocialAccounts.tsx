import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { SocialAccount, SocialProps } from '../types.ts'
import { Section } from './Section.tsx'

/** Linked social accounts (AUT-12). */
export function SocialAccounts({ social, onSocialRetry, onSocialLink, onSocialUnlink }: SocialProps) {
  useSheet(rowsCss)
  const t = useT()
  const { panel, busy, notice } = social
  return (
    <Section title={t('social.title')} text={t('social.text')}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      {panel.kind === 'failed' && (
        <PanelError
          title={t('social.unavailable')}
          text={panel.text}
          reference={panel.reference}
          onRetry={onSocialRetry}
        />
      )}
      {panel.kind === 'loading' && (
        <div className="providers" aria-busy="true">
          <SkeletonBar width="100%" height="46px" />
          <SkeletonBar width="100%" height="46px" />
        </div>
      )}
      {panel.kind === 'ready' && (
        <ul className="providers">
          {panel.data.map(account => (
            <Provider
              key={account.provider}
              account={account}
              busy={busy === account.provider}
              onLink={onSocialLink}
              onUnlink={onSocialUnlink}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

interface ProviderProps {
  readonly account: SocialAccount
  readonly busy: boolean
  readonly onLink: (provider: string) => void
  readonly onUnlink: (provider: string) => void
}

function Provider({ account, busy, onLink, onUnlink }: ProviderProps) {
  const t = useT()
  const { provider, name, email, linkedAt, canUnlink } = account
  const linked = linkedAt !== null
  return (
    <li>
      <span className="row-text">
        <strong>{name}</strong>
        <span className="muted small">
          {linked ? (email ?? t('social.isLinked')) : t('social.notLinked')}
        </span>
        {linked && !canUnlink && <span className="muted small">{t('social.createdWith')}</span>}
      </span>
      {(!linked || canUnlink) && (
        <Button
          busy={busy}
          aria-label={t(linked ? 'social.unlinkName' : 'social.linkName', { name })}
          onClick={() => (linked ? onUnlink : onLink)(provider)}
        >
          {t(linked ? 'social.unlink' : 'social.link')}
        </Button>
      )}
    </li>
  )
}
