/** What a frame tells the page it stands in. */
export interface FrameMessage {
  readonly type: 'resident-frame'
  /** Height of what the frame shows, in CSS pixels. */
  readonly height: number
}

/** What the page asks a frame for: to say it again. */
export interface FrameQuestion {
  readonly type: 'resident-frame-ask'
}
