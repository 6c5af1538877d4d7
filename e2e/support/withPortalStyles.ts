import type { Policy } from '../../src/api/rules/hostPolicy.ts'

/** The policy of a page that links a style sheet of the portal, too. */
export const withPortalStyles = (policy: Policy, portal: string): Policy =>
  policy.map(directive => (directive.startsWith('style-src ') ? `${directive} ${portal}` : directive))
