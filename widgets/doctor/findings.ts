import type { HostStyleFault } from '../../src/element/hostStyles.ts'

/** `wrong` needs fixing, `note` may be intended, `good` is as it should be. */
export interface Finding {
  /** Key of its text under "findings" in the widget's locale files. */
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
  | 'nested'
  | 'attributeWrong'
  | 'attributeUnknown'
  | 'attributeMeant'
  | `styleRefused.${HostStyleFault}`
  | 'styleUnused'
  | 'styleUnmatched'
  | 'styleFocus'
  | 'styleContrast'
  | 'stylesGood'
  | 'answerWrong'
  | 'callFailed'
  | 'needsSignIn'
  | 'needsContract'
