interface AuditReport {
  readonly message?: string
  readonly error?: { readonly summary?: string }
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly name: string; readonly severity: string; readonly range: string }>
  >
}

/**
 * Reads the report of `npm audit --json`.
 * @returns one line for each package with a known fault
 * @throws Error if the registry was not asked or has not answered, because then nothing is known
 */
export function knownFaults(text: string): readonly string[] {
  let report: AuditReport
  try {
    report = JSON.parse(text) as AuditReport
  } catch {
    throw new Error('Nothing was checked: npm printed no report.')
  }
  if (!report.vulnerabilities)
    throw new Error(
      `Nothing was checked: the npm registry does not answer audits (${report.message ?? report.error?.summary ?? 'no reason given'}). Set another registry, such as npm_config_registry=https://registry.npmjs.org.`,
    )
  return Object.values(report.vulnerabilities).map(
    ({ name, severity, range }) => `${severity}: ${name} ${range}`,
  )
}
