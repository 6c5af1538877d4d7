interface Props {
  /** Any CSS length. */
  readonly width: string
  readonly height?: string
}

/** One bar of a skeleton. */
export function SkeletonBar({ width, height = '12px' }: Props) {
  return <span className="skeleton-bar" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />
}
