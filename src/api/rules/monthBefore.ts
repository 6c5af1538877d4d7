/** The month that is `months` before: "2026-01" and 3 → "2025-10". */
export function monthBefore(month: string, months: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 - months, 1)).toISOString().slice(0, 7)
}
