// Preloads the scripts of the first page, which the server lists in the head (server/web/pageHints.ts). The first
// module of the portal's script: an earlier preload would compete with what every page needs, and imports alone would
// load the scripts one after another.
const scripts =
  document.querySelector<HTMLMetaElement>('meta[name=resident-scripts]')?.content.split(',') ?? []
for (const href of scripts)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
