import { page } from './routes.tsx'

/** All icons as a page, for those who build with them. The tag is without: it would cut every element's icons to pieces. */
export const iconsRoute = {
  path: '/developer/icons',
  ...page(async () => (await import('./pages/IconsPage.tsx')).IconsPage),
}
