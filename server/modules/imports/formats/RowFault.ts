/** Reason to refuse one row of a file. */
export class RowFault extends Error {
  readonly field: string
  readonly reason: string

  /**
   * @param field path in the file, e.g. "InvoiceSumGroup/TotalSum"
   * @param message a sentence for people
   */
  constructor(field: string, reason: string, message: string) {
    super(message)
    this.field = field
    this.reason = reason
  }
}
