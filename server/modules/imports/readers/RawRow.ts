/** A reason to refuse a row. */
export interface Refusal {
  /** Path of the field, e.g. "lines.0.amount"; absent if the whole row is concerned. */
  readonly field?: string
  readonly reason: string
  /** A sentence for people. */
  readonly message: string
}

/**
 * One row of a file: its value, or why there is none. `line` counts from 1, `size` is in characters. A refused
 * row has its sourceId if that could be read.
 */
export type RawRow =
  | { readonly line: number; readonly value: unknown; readonly size: number }
  | { readonly line: number; readonly refusal: Refusal; readonly sourceId?: string }

/** The file as a whole cannot be read any further. */
export class FileFault extends Error {
  readonly reason: string

  constructor(reason: string, message: string) {
    super(message)
    this.reason = reason
  }
}
