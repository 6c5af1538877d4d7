import type { CDPSession } from 'playwright'

/** A mid-range connection, as Lighthouse throttles it: bytes per second, and milliseconds. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
}

/** Throttles a page to a mid-range phone on a mid-range connection, as Lighthouse does. */
export async function slowPhone(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowNetwork)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
