interface Props {
  /** Any CSS length. Without it a style sheet gives both, because HTML of the build has no inline styles. */
  readonly width?: string
  readonly height?: string
}

/** One bar of a skeleton. */
export function SkeletonBar({ width, height = '12px' }: Props) {
  const style = width === undefined ? undefined : { inlineSize: width, blockSize: height }
  return <span className="skeleton-bar" aria-hidden="true" style={style} />
}
