// The first line of the portal's own script. The server names in the head what the page opened first needs beyond it
// (server/web/pageHints.ts). Asked for sooner, it would share a slow line with what every page waits for; asked for
// when it is imported, it would come in turns.
const named = document.querySelector<HTMLMetaElement>('meta[name=resident-scripts]')?.content.split(',') ?? []
for (const href of named)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
