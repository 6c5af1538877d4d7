import { typedMoney } from '../../src/api/rules/typedMoney.ts'

/** What proves that somebody without an account has a contract. */
export interface Proof {
  readonly vendor: string
  readonly agreementCode: string
  readonly invoiceNumber: string
  readonly invoiceAmount: string
}

export const noProof: Proof = { vendor: '', agreementCode: '', invoiceNumber: '', invoiceAmount: '' }

/** The proof as typed, as the call takes it: "48,2" is "48.20". */
export const proofOf = (typed: Proof): Proof => ({ ...typed, invoiceAmount: typedMoney(typed.invoiceAmount) })
