/** A contract in a person's account. */
export interface Holding {
  readonly userId: number
  readonly vendorId: number
  readonly contractId: number
}
