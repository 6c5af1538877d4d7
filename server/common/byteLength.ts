const encoder = new TextEncoder()

/** Number of bytes of a text in UTF-8. Node counts them without a copy; browsers, in which the app also runs, cannot. */
export const byteLength = (text: string): number =>
  globalThis.Buffer?.byteLength(text) ?? encoder.encode(text).length
