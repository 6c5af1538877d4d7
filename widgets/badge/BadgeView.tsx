import { useT } from '../../src/i18n/useT.ts'

export interface BadgeViewProps {
  readonly count: number
}

/** More than this is not counted by eye. */
const most = 99

/** A number in a small round field; nothing where there is nothing to say. */
export function BadgeView({ count }: BadgeViewProps) {
  const t = useT()
  if (count <= 0) return null
  return (
    <span className="badge" part="count">
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="vh">{t('unread', { count })}</span>
    </span>
  )
}
