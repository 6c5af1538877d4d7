/** A figure: its name, the median of its runs, and its limit. */
export interface Figure {
  readonly name: string
  readonly median: string
  readonly runs: number
  readonly beside: string
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[sorted.length % 2 ? middle : middle - 1],
    sorted[middle],
  ]
  return (low + high) / 2
}

/** Runs a measurement several times in sequence. */
export async function repeat<Value>(runs: number, measure: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  for (let run = 0; run < runs; run += 1) values.push(await measure())
  return values
}

/**
 * Measures every subject once in each round, so that whatever else the machine does meets all of them alike. A first round
 * only warms up.
 * @returns the values of each subject, in the order of the rounds
 */
export async function inRoundRobin<Subject, Value>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Value>,
): Promise<Value[][]> {
  const values: Value[][] = subjects.map(() => [])
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, subject] of subjects.entries()) {
      const value = await measure(subject)
      if (round > 0) values[at]?.push(value)
    }
  return values
}

/** How many times as much as that of a floor page of the same run. */
export const times = (value: number, floor: number) => `${(value / floor).toFixed(2)} ×`

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Prints figures as a table under a heading. */
export function printFigures(heading: string, figures: readonly Figure[]): void {
  const rows = figures.map(({ name, median, runs, beside }) => [name, median, String(runs), beside])
  const all = [['', 'median', 'runs', 'beside'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0))) ?? []
  console.log(`\n${heading}`)
  for (const row of all)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
}
