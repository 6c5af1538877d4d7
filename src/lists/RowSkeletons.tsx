import { useT } from '../i18n/useT.ts'
import { SkeletonBar } from '../ui/SkeletonBar.tsx'
import { SlowNotice } from '../ui/SlowNotice.tsx'

interface Props {
  /** Class of the list's rows. */
  readonly className: string
  /** Widths of the first lines. */
  readonly widths: readonly string[]
  /** Widths of the lines below. */
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
        <div key={width} className={`${className} skeleton`}>
          <SkeletonBar width={width} height="16px" />
          {below.map(line => (
            <SkeletonBar key={line} width={line} />
          ))}
        </div>
      ))}
    </div>
  )
}
