import { namedFiles } from './namedFiles.ts'

/**
 * Preloads the scripts and texts that the server names in the head beside those of its `Link` header
 * (server/web/pageHints.ts).
 */
export function preloadFiles(): void {
  for (const href of namedFiles('preloads'))
    document.head.append(
      Object.assign(
        document.createElement('link'),
        href.endsWith('.js')
          ? { rel: 'modulepreload', href }
          : { rel: 'preload', as: 'fetch', crossOrigin: '', href },
      ),
    )
}
