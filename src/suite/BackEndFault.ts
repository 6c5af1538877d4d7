/** Something that the back end did and should not have. The message names the call, and no value of the answer. */
export interface BackEndFault {
  /** `RW-ANSWER`: an answer is not as declared. `RW-CALL`: a call failed whose failure no element shows. */
  readonly code: 'RW-ANSWER' | 'RW-CALL'
  /** E.g. "GET contracts/{contract}/invoices: data.0.id is a string, expected number". */
  readonly message: string
  /** Records were left out of what residents see. */
  readonly hasLeftOut?: boolean | undefined
}
