import { SkeletonBar } from './SkeletonBar.tsx'

const widths = ['45%', '92%', '78%', '86%', '64%', '90%']

interface Props {
  readonly lines: number
  /** Pixels it takes at least, where what comes is much higher than its lines. */
  readonly height?: number | undefined
}

/** Some lines of text to come. Seen only after 200 ms, so that a quick answer does not flicker. */
export function Skeleton({ lines, height }: Props) {
  return (
    <div className="card stack" aria-busy="true" style={{ minBlockSize: height }}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <SkeletonBar key={index} width={widths[index % widths.length] ?? '80%'} />
      ))}
    </div>
  )
}
