/** A vendor's data for frames of its elements. */
export interface FrameVendor {
  readonly title: string
  /** Origins of the vendor's own sites. */
  readonly origins: readonly string[]
}
