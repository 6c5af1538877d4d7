/** Equal bands with gaps on a line of pixels. */
export interface BandScale {
  /** Start of the band of an index. */
  readonly start: (index: number) => number
  readonly width: number
  /** Distance between the starts of two bands. */
  readonly step: number
}

interface Options {
  readonly from: number
  readonly to: number
  /** Gap between two bands, as a part of their distance. */
  readonly inner: number
  /** Gap at both ends, as a part of the same. */
  readonly outer: number
}

/** Divides a line into bands, which are centred on it. */
export function bandScale(count: number, { from, to, inner, outer }: Options): BandScale {
  const step = (to - from) / Math.max(1, count - inner + 2 * outer)
  const first = from + (to - from - step * (count - inner)) / 2
  return { start: index => first + step * index, width: step * (1 - inner), step }
}
