/** Paths of files that the server names in the head of the page (server/web/portalSite.ts). */
export const namedFiles = (name: 'first-page' | 'preloads'): readonly string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=resident-${name}]`)?.content.split(',') ?? []
