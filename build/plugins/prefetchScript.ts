import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { suiteInputs } from '../stamp.ts'
import { checkInputs } from './checkInputs.ts'

const source = 'prefetch/prefetch.ts'

/**
 * Builds the portal's first script into one small file that shares no chunk with later ones, and puts its tag at the top
 * of the page.
 * @param target supported browsers
 * @param define constants of the script
 */
export function prefetchScript(target: string[], define: Readonly<Record<string, string>>): Plugin {
  let root = ''
  let fileName = ''
  return {
    name: 'resident-prefetch-script',
    config: () => ({ define }),
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      if (this.meta.watchMode) return
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        define,
        plugins: [checkInputs(suiteInputs)],
        build: {
          target,
          write: false,
          minify: true,
          lib: { entry: join(root, source), formats: ['iife'], name: 'early' },
        },
      })
      const [script] = [built].flat().flatMap(result => ('output' in result ? result.output : []))
      if (script?.type !== 'chunk') throw new Error(`${source} could not be built.`)
      const digest = createHash('sha256').update(script.code).digest('base64url').slice(0, 8)
      fileName = `assets/early-${digest}.js`
      this.emitFile({
        type: 'asset',
        name: 'early.js',
        fileName,
        originalFileName: source,
        source: script.code,
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { server }) => [
        server
          ? { tag: 'script', attrs: { type: 'module', src: `/${source}` }, injectTo: 'head-prepend' }
          : { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' },
      ],
    },
  }
}
