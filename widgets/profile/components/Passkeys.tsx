import type { Passkey } from '../../../src/api/schemas/passkeys.ts'
import { dayIn } from '../../../src/i18n/formats.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Confirm } from '../../../src/ui/Confirm.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { PasskeysProps } from '../passkeyTypes.ts'
import { Section } from './Section.tsx'

/** Passkeys of the account (AUT-21). */
export function Passkeys({ passkeys, ...on }: PasskeysProps) {
  useSheet(rowsCss)
  const t = useT()
  const { panel, isOffered, canAdd, busy, naming, notice } = passkeys
  if (!isOffered) return null
  return (
    <Section title={t('passkeys.title')} text={t('passkeys.text')}>
      {panel.kind === 'failed' && (
        <PanelError
          title={t('passkeys.unavailable')}
          text={panel.text}
          reference={panel.reference}
          onRetry={on.onPasskeysRetry}
        />
      )}
      {panel.kind === 'loading' && (
        <div aria-busy="true">
          <SkeletonBar width="100%" height="46px" />
        </div>
      )}
      {panel.kind === 'ready' && panel.data.length > 0 && (
        <ul className="passkeys">
          {panel.data.map(passkey => (
            <Row
              key={passkey.id}
              passkey={passkey}
              busy={busy === passkey.id}
              onNaming={on.onPasskeyNaming}
              onRemove={on.onPasskeyRemove}
            />
          ))}
        </ul>
      )}
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      {panel.kind === 'ready' &&
        (canAdd ? (
          <div>
            <Button busy={busy === 'new'} onClick={on.onPasskeyAdd}>
              {t(busy === 'new' ? 'passkeys.adding' : 'passkeys.add')}
            </Button>
          </div>
        ) : (
          <p className="muted">{t('passkeys.noBrowser')}</p>
        ))}
      <Confirm
        open={naming !== undefined}
        title={t('passkeys.naming')}
        closeLabel={t('shared:close')}
        cancelLabel={t('shared:cancel')}
        confirmLabel={t(naming?.busy ? 'saving' : 'passkeys.save')}
        busy={naming?.busy}
        onClose={() => on.onPasskeyNaming(undefined)}
        onConfirm={on.onPasskeyRename}
      >
        <TextField
          name="passkeyName"
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          value={naming?.name ?? ''}
          error={naming?.error}
          autoComplete="off"
          onInput={on.onPasskeyName}
          required
        />
      </Confirm>
    </Section>
  )
}

interface RowProps {
  readonly passkey: Passkey
  readonly busy: boolean
  readonly onNaming: (passkey: Passkey) => void
  readonly onRemove: (id: number) => void
}

function Row({ passkey, busy, onNaming, onRemove }: RowProps) {
  const t = useT()
  const format = useFormat()
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const dayOf = (moment: string) => format.day(dayIn(timeZone, new Date(moment)))
  return (
    <li>
      <span className="row-text">
        <strong>{name}</strong>
        <span className="muted small">
          {t('passkeys.created', { day: dayOf(createdAt) })}
          {' · '}
          {lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { day: dayOf(lastUsedAt) })}
        </span>
        {isSynced && <span className="muted small">{t('passkeys.synced')}</span>}
      </span>
      <span className="end">
        <Button
          variant="quiet"
          aria-label={t('passkeys.renameName', { name })}
          onClick={() => onNaming(passkey)}
        >
          {t('passkeys.rename')}
        </Button>
        <Button busy={busy} aria-label={t('passkeys.removeName', { name })} onClick={() => onRemove(id)}>
          {t('passkeys.remove')}
        </Button>
      </span>
    </li>
  )
}
