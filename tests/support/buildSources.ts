import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Builds sources with plugins of our build, without minifying them.
 * @param sources texts by path
 * @param entries paths of the sources that pages load, by the name of their script
 * @returns texts of the built files by name; scripts that are no entry are in `parts`
 * @throws Error if the build fails
 */
export async function buildSources(
  sources: Readonly<Record<string, string>>,
  entries: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
): Promise<Readonly<Record<string, string>>> {
  const above = mkdtempSync(join(tmpdir(), 'resident-build-'))
  // Somebody's project may be in folders of such names.
  const folder = join(above, 'src', 'widgets', 'project')
  try {
    for (const [path, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [...plugins],
      build: {
        write: false,
        minify: false,
        lib: {
          entry: Object.fromEntries(
            Object.entries(entries).map(([name, path]) => [name, join(folder, path)]),
          ),
          formats: ['es'],
          fileName: (_, name) => `${name}.js`,
        },
        rolldownOptions: { output: { chunkFileNames: 'parts/[name].js' } },
      },
    })
    if (!Array.isArray(built) || !built[0]) throw new Error('Nothing was built.')
    return Object.fromEntries(
      built[0].output.map(file => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]),
    )
  } finally {
    rmSync(above, { recursive: true })
  }
}
