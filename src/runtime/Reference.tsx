import { useT } from '../i18n/useT.ts'

interface Props {
  /** Correlation id of the error. */
  readonly of: string | undefined
}

/** Reference for support: the start of the correlation id. Renders nothing without one. */
export function Reference({ of }: Props) {
  const t = useT()
  return of && <p className="muted small">{t('shared:failed.reference', { id: of.slice(0, 8) })}</p>
}
