import { useT } from '../../src/i18n/useT.ts'

export interface BadgeViewProps {
  readonly count: number
}

/** Larger counts are shown as "99+". */
const maxCount = 99

/** A number in a small round badge; renders nothing for 0. */
export function BadgeView({ count }: BadgeViewProps) {
  const t = useT()
  if (count <= 0) return null
  return (
    <span className="badge" part="count">
      <span aria-hidden="true">{count > maxCount ? `${maxCount}+` : count}</span>
      <span className="vh">{t('unread', { count })}</span>
    </span>
  )
}
