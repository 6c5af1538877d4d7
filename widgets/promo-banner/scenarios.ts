import type { Banner } from './loadBanners.ts'
import type { PromoBannerViewProps } from './PromoBannerView.tsx'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Crect width="64" height="64" rx="8" fill="%230b6e4f"/%3E%3C/svg%3E'

const banner: Banner = {
  id: 1,
  title: 'Apdrauskite būstą',
  text: 'Alfos gyventojams – du mėnesiai nemokamai.',
  url: 'https://example.com/draudimas',
  image: undefined,
  endsAt: undefined,
}

const base: PromoBannerViewProps = { banner, onClose: () => undefined }

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (): Readonly<Record<string, PromoBannerViewProps>> => ({
  banner: base,
  'with a picture and an end': {
    ...base,
    banner: { ...banner, image: picture, endsAt: '2026-12-31T21:59:59.000Z' },
  },
  'leads nowhere': { ...base, banner: { ...banner, text: '', url: 'javascript:alert(1)' } },
  nothing: { ...base, banner: undefined },
})
