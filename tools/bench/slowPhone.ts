import type { CDPSession } from 'playwright'

/** Makes a page as slow as a phone of the middle class on a middling line, as Lighthouse means it. */
export async function slowPhone(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
