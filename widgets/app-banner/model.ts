export type Platform = 'ios' | 'android'

/** Platform of the device, detected from the browser; undefined if it is neither iOS nor Android. */
export function platformOf(userAgent: string, touchPoints: number): Platform | undefined {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  // An iPad reports itself as a Mac, but Macs have no touch screen.
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'ios' : undefined
}

/** Names of the platform settings that hold the store addresses. */
export const storeSetting = { ios: 'appIosDownloadUrl', android: 'appAndroidDownloadUrl' } as const
