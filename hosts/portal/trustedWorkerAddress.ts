import type { ScriptPolicies } from '../../src/client/ScriptPolicies.ts'

/**
 * The address of a worker's script for Trusted Types. A policy can be created once per page.
 * @param name the policy's, one of those that the portal's pages allow (server/web/policies.ts); it passes this address alone
 */
export function trustedWorkerAddress(name: string, workerAddress: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies }
  const policy = trustedTypes?.createPolicy(name, {
    createScriptURL: address => {
      if (address !== workerAddress) throw new TypeError(`${address} is not the portal's worker`)
      return address
    },
  })
  return policy?.createScriptURL(workerAddress) ?? workerAddress
}
