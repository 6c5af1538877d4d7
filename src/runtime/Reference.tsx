import { useT } from '../i18n/useT.ts'

interface Props {
  /** The failure's correlation id, as the server named it. */
  readonly of: string | undefined
}

/** What to tell support about a failure: as much of its id as finds it. Nothing where there is none. */
export function Reference({ of }: Props) {
  const t = useT()
  return of && <p className="muted small">{t('shared:failed.reference', { id: of.slice(0, 8) })}</p>
}
