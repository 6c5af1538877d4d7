export type Platform = 'ios' | 'android'

/** What the device runs, as far as its browser tells; undefined for what has no store of these two. */
export function platformOf(userAgent: string, touchPoints: number): Platform | undefined {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  // An iPad passes for a Mac, which has no touch screen.
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'ios' : undefined
}

/** Settings that name the stores' addresses. */
export const storeSetting = { ios: 'appIosDownloadUrl', android: 'appAndroidDownloadUrl' } as const
