/** Expected reply time in a readable unit; undefined if it is unknown or too long to be a promise. */
export function repliesIn(
  minutes: number | null,
): { readonly unit: 'minutes' | 'hours'; readonly count: number } | undefined {
  if (minutes === null || minutes > 48 * 60) return undefined
  return minutes > 90
    ? { unit: 'hours', count: Math.ceil(minutes / 60) }
    : { unit: 'minutes', count: minutes }
}
