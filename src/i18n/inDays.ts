import { vendorDay } from './useFormat.ts'

/** The day so many days from now where the vendors are: what is due in a scenario stays due whenever it is shown. */
export const inDays = (days: number): string =>
  vendorDay(new Date(Date.now() + days * 86_400_000).toISOString())
