interface Props {
  /** Any CSS length. */
  readonly width: string
  readonly height?: string
}

/** One grey bar in the shape of what comes. */
export function Bone({ width, height = '12px' }: Props) {
  return <span className="bone" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />
}
