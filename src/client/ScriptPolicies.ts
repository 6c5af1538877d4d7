/** Rules of a Trusted Types policy for addresses of scripts, and the policy that is made of them. */
export interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string
}

/** The part of `globalThis.trustedTypes` in use; not every browser has it. */
export interface ScriptPolicies {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}
