import { MailX } from 'lucide'
import { type Mailing, mailings } from '../../src/api/schemas/mailings.ts'
import { Done } from '../../src/forms/Done.tsx'
import { useT } from '../../src/i18n/useT.ts'
import accountTaskCss from '../../src/ui/accountTask.css?inline'
import { Button } from '../../src/ui/Button.tsx'
import { Checkbox } from '../../src/ui/Checkbox.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import { useSheet } from '../../src/ui/useSheet.ts'

/** What to end: the newsletter, one kind of a contract's mailings, or the selected kinds. */
export type UnsubscribeOf = 'newsletter' | Mailing | 'picked'

export type UnsubscribeState =
  | {
      readonly kind: 'ready'
      readonly of: UnsubscribeOf
      readonly picked: readonly Mailing[]
      readonly sending: boolean
      /** Submitted without a selected kind. */
      readonly nothingPicked: boolean
      readonly problem: string | undefined
    }
  | { readonly kind: 'done'; readonly of: UnsubscribeOf; readonly picked: readonly Mailing[] }
  /** The link was used or has expired, or (`missing`) the page was opened without one. */
  | { readonly kind: 'dead'; readonly missing: boolean; readonly of: UnsubscribeOf }

export interface UnsubscribeViewProps {
  readonly state: UnsubscribeState
  readonly home: LinkProps
  readonly onPick: (mailing: Mailing, picked: boolean) => void
  readonly onConfirm: () => void
}

/** Ends mailings; nothing is sent before the button is pressed (AUT-17). */
export function UnsubscribeView({ state, home, onPick, onConfirm }: UnsubscribeViewProps) {
  useSheet(accountTaskCss)
  const t = useT()
  if (state.kind === 'done')
    return (
      <section className="card journey stack" part="card">
        <Done title={t('done.title')} text={t(`done.${state.of}`)} to={home} label={t('toHome')} />
        {state.of === 'picked' && (
          <ul>
            {state.picked.map(mailing => (
              <li key={mailing}>{t(`mailings.${mailing}`)}</li>
            ))}
          </ul>
        )}
      </section>
    )
  if (state.kind === 'dead')
    return (
      <section className="card journey stack" part="card">
        <h2>{t(state.missing ? 'missing.title' : 'dead.title')}</h2>
        <p>
          {t(
            `${state.missing ? 'missing' : 'dead'}.${state.of === 'newsletter' ? 'newsletter' : 'contract'}`,
          )}
        </p>
        <Button variant="primary" wide {...home}>
          {t('toHome')}
        </Button>
      </section>
    )
  const one = state.of !== 'newsletter' && state.of !== 'picked'
  return (
    <section className="card journey stack" part="card">
      <span className="round" aria-hidden="true">
        <Icon node={MailX} />
      </span>
      <div>
        <h2>{t(state.of === 'newsletter' ? 'newsletter.title' : 'contract.title')}</h2>
        <p>{one ? t('contract.one', { mailing: t(`mailings.${state.of}`) }) : t(`${state.of}.text`)}</p>
      </div>
      {state.problem && (
        <Notice tone="danger" title={t('notEnded')}>
          <p>{state.problem}</p>
        </Notice>
      )}
      {state.of === 'picked' && (
        <fieldset>
          <legend className="vh">{t('contract.title')}</legend>
          {mailings.map(mailing => (
            <Checkbox
              key={mailing}
              name={mailing}
              checked={state.picked.includes(mailing)}
              onChange={picked => onPick(mailing, picked)}
            >
              {t(`mailings.${mailing}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {state.nothingPicked && <Notice tone="danger">{t('pickOne')}</Notice>}
      <Button variant="primary" wide busy={state.sending} onClick={onConfirm} part="submit">
        {t(state.sending ? 'ending' : 'end')}
      </Button>
    </section>
  )
}
