import type { AppBannerViewProps } from './AppBannerView.tsx'

const onClose = () => undefined

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (): Readonly<Record<string, AppBannerViewProps>> => ({
  'on an iPhone': { store: { platform: 'ios', url: 'https://example.com/ios' }, onClose },
  'on Android': { store: { platform: 'android', url: 'https://example.com/android' }, onClose },
})
