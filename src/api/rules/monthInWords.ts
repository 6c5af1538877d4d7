/** Formats the month of a day. Intl abbreviates "gada" in Latvian months, but not in days, so it is written out. */
export const monthInWords = (format: Intl.DateTimeFormat, day: Date): string =>
  format.format(day).replace(' g. ', ' gada ')
