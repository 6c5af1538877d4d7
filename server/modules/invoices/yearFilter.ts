/** Parameters of a statement: the first and the last day of a year; both null without a year. */
export const yearFilter = (year: number | undefined) =>
  year === undefined ? { from: null, to: null } : { from: `${year}-01-01`, to: `${year}-12-31` }
