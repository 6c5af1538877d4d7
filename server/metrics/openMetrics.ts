/** Values of a sample's labels, e.g. `{ route: 'auth/login' }`. */
export type Labels = Readonly<Record<string, string>>

export interface Family {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  /** Suffix of the name if it has one, e.g. "seconds". */
  readonly unit?: string
  readonly samples: readonly { readonly suffix?: string; readonly labels?: Labels; readonly value: number }[]
}

/** Content type of the text. */
export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelText = (labels: Labels = {}) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/** Formats families as OpenMetrics 1.0, which Prometheus and compatible scrapers read. */
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
