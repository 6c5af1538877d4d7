/** Something the doctor saw. `wrong` needs mending, `note` may be meant so, `good` is as it should be. */
export interface Finding {
  /** Key of its sentence among the widget's texts, under "findings". */
  readonly code: FindingCode
  readonly tone: 'good' | 'note' | 'wrong'
  readonly values?: Readonly<Record<string, string | number>>
}

type FindingCode =
  | 'version'
  | 'scriptOnce'
  | 'scriptTwice'
  | 'reached'
  | 'originRefused'
  | 'unreachable'
  | 'sandbox'
  | 'sandboxBroken'
  | 'clockRight'
  | 'clockWrong'
  | 'vendorUnknown'
  | 'policyQuiet'
  | 'policyBlocked'
  | 'elements'
  | 'noElements'
  | 'tagUnknown'
  | 'tagMeant'
  | 'notLoaded'
  | 'attributeWrong'
  | 'needsSignIn'
  | 'needsContract'
