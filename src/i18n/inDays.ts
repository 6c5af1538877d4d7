import { vendorDay } from './useFormat.ts'

/** The date in so many days, in the vendors' time zone, so that deadlines of scenarios never pass. */
export const inDays = (days: number): string =>
  vendorDay(new Date(Date.now() + days * 86_400_000).toISOString())
