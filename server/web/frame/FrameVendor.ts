/** A vendor, as the frames of its elements need it. */
export interface FrameVendor {
  readonly title: string
  /** Origins of its own sites. */
  readonly origins: readonly string[]
}
