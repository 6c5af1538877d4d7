import { Bone } from './Bone.tsx'

const widths = ['45%', '92%', '78%', '86%', '64%', '90%']

/** Some lines of text to come. Seen only after 200 ms, so that a quick answer does not flicker. */
export function Skeleton({ lines }: { readonly lines: number }) {
  return (
    <div className="card stack" aria-busy="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <Bone key={index} width={widths[index % widths.length] ?? '80%'} />
      ))}
    </div>
  )
}
