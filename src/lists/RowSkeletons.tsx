import { useT } from '../i18n/useT.ts'
import { SkeletonBar } from '../ui/SkeletonBar.tsx'
import { SlowNotice } from '../ui/SlowNotice.tsx'

interface Props {
  /** Class of the list's rows. */
  readonly className: string
  /** How wide the first line of each row is. */
  readonly widths: readonly string[]
  /** How wide the lines below it are. */
  readonly below?: readonly string[]
  readonly slow: boolean
}

/** Skeletons in the shape of a list's rows. */
export function RowSkeletons({ className, widths, below = ['38%'], slow }: Props) {
  const t = useT()
  return (
    <div aria-busy="true">
      {slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
      {widths.map(width => (
        <div key={width} className={`${className} bones`}>
          <SkeletonBar width={width} height="16px" />
          {below.map(line => (
            <SkeletonBar key={line} width={line} />
          ))}
        </div>
      ))}
    </div>
  )
}
