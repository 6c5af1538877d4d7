import { range } from '../api/rules/range.ts'
import { SkeletonBar } from './SkeletonBar.tsx'

const widths = ['45%', '92%', '78%']

interface Props {
  readonly lines: number
}

/** Skeleton of some lines of text. Visible after 200 ms, so that fast answers do not flicker. */
export function Skeleton({ lines }: Props) {
  return (
    <div className="card stack" aria-busy="true">
      {range(lines).map(index => (
        <SkeletonBar key={index} width={widths[index % widths.length] ?? '80%'} />
      ))}
    </div>
  )
}
