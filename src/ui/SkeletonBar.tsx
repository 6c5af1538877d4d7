interface Props {
  /** Any CSS length. */
  readonly width: string
  readonly height?: string
}

/** One grey bar in the shape of what comes. */
export function SkeletonBar({ width, height = '12px' }: Props) {
  return <span className="skeleton-bar" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />
}
