import type { Finding } from './findings.ts'

/** A resource blocked by a content security policy. */
export interface Violation {
  readonly directive: string
  readonly blocked: string
}

interface ReportBody {
  readonly effectiveDirective?: string
  readonly blockedURL?: string
}

/**
 * Reports everything the page's policy blocks, including earlier violations where the browser buffers them.
 * @returns a function that stops reporting
 */
export function observePolicy(onViolation: (violation: Violation) => void): () => void {
  const take = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    onViolation({ directive: effectiveDirective, blocked: blockedURI })
  document.addEventListener('securitypolicyviolation', take)
  const observer =
    typeof ReportingObserver === 'undefined'
      ? undefined
      : new ReportingObserver(
          reports => {
            for (const { body } of reports) {
              const { effectiveDirective = '', blockedURL = '' } = body as ReportBody
              onViolation({ directive: effectiveDirective, blocked: blockedURL })
            }
          },
          { types: ['csp-violation'], buffered: true },
        )
  observer?.observe()
  return () => {
    document.removeEventListener('securitypolicyviolation', take)
    observer?.disconnect()
  }
}

/** Blocked resources without duplicates: only those of the portal or of the elements themselves. */
export function policyFindings(violations: readonly Violation[], portal: string): readonly Finding[] {
  const ours = violations.filter(({ blocked }) => blocked.startsWith(portal))
  const lines = new Map(
    ours.map(({ directive, blocked }) => [
      `${directive} ${new URL(blocked).origin}`,
      { directive, origin: new URL(blocked).origin },
    ]),
  )
  return lines.size === 0
    ? [{ code: 'policyQuiet', tone: 'good' }]
    : [...lines.values()].map(values => ({ code: 'policyBlocked', tone: 'wrong', values }))
}
