import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { drawingSource, prefetchSource } from '../../server/web/pageHints.ts'
import { suiteInputs } from '../stamp.ts'
import { checkInputs } from './checkInputs.ts'

/** The worker that makes the first formats. In development there is none. */
const formatsSource = 'prefetch/formatsWorker.ts'

const viewport = /<meta name="viewport"[^>]*>/

/**
 * Builds the portal's first script, and what it imports, into small files that share no chunk with later ones, and puts the tag
 * of the first at the top of the page, after the viewport.
 * @param target supported browsers
 * @param define constants of the script
 */
export function prefetchScript(target: string[], define: Readonly<Record<string, string>>): Plugin {
  let root = ''
  let fileName = ''
  const withoutWorker = { ...define, __FORMATS_WORKER__: 'undefined' }

  async function compile(entry: string, format: 'es' | 'iife', constants = withoutWorker): Promise<string> {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      define: constants,
      plugins: [checkInputs(suiteInputs)],
      build: {
        target,
        write: false,
        minify: true,
        lib: { entry: join(root, entry), formats: [format], name: 'early' },
      },
    })
    const [script] = [built].flat().flatMap(result => ('output' in result ? result.output : []))
    if (script?.type !== 'chunk') throw new Error(`${entry} could not be built.`)
    return script.code
  }

  const nameOf = (name: string, code: string) =>
    `assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`

  return {
    name: 'resident-prefetch-script',
    config: () => ({ define: withoutWorker }),
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      if (this.meta.watchMode) return
      const emit = (name: string, originalFileName: string, code: string) => {
        const emitted = nameOf(name, code)
        this.emitFile({
          type: 'asset',
          name: `${name}.js`,
          fileName: emitted,
          originalFileName,
          source: code,
        })
        return emitted
      }
      emit('first-page', drawingSource, await compile(drawingSource, 'es'))
      const worker = emit('formats', formatsSource, await compile(formatsSource, 'iife'))
      const withWorker = { ...define, __FORMATS_WORKER__: JSON.stringify(`/${worker}`) }
      fileName = emit('early', prefetchSource, await compile(prefetchSource, 'iife', withWorker))
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { server }) {
        const script = server
          ? `<script type="module" src="/${prefetchSource}"></script>`
          : `<script src="/${fileName}"></script>`
        if (!viewport.test(html))
          throw new Error('The page names no viewport, whose width its first script needs.')
        return html.replace(viewport, tag => `${tag}\n    ${script}`)
      },
    },
  }
}
