/** Values of a sample's labels, e.g. `{ route: 'auth/login' }`. */
export type Labels = Readonly<Record<string, string>>

export interface Family {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  /** Of the name's end where it has one, e.g. "seconds". */
  readonly unit?: string
  readonly samples: readonly { readonly suffix?: string; readonly labels?: Labels; readonly value: number }[]
}

/** What a scraper is told that the text is. */
export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelText = (labels: Labels = {}) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/** Families as the text that Prometheus and its like read: OpenMetrics 1.0. */
export const openMetricsText = (families: readonly Family[]): string =>
  [
    ...families.flatMap(({ name, type, help, unit, samples }) => [
      `# TYPE ${name} ${type}`,
      ...(unit ? [`# UNIT ${name} ${unit}`] : []),
      `# HELP ${name} ${escaped(help)}`,
      ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${value}`),
    ]),
    '# EOF',
    '',
  ].join('\n')
