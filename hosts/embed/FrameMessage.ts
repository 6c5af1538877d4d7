/** Message from a frame to the page that embeds it. */
export interface FrameMessage {
  readonly type: 'resident-frame'
  /** Height of the frame's content in CSS pixels. */
  readonly height: number
}

/** Message from the page to a frame: asks it to send its height again. */
export interface FrameQuestion {
  readonly type: 'resident-frame-ask'
}
