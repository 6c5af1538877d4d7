import { useEffect, useState } from 'react'
import { CodeBlock } from './CodeBlock.tsx'
import { loadSizes } from './loadSizes.ts'
import { type Build, importMap, pinnedScript } from './pinned.ts'

interface Props {
  /** Names of the elements on the page. */
  readonly names: readonly string[]
}

async function read<Value>(address: string): Promise<Value> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json() as Promise<Value>
}

async function loadBuild(): Promise<Build> {
  const { version } = await loadSizes()
  const folder = `${location.origin}/embed/${version}/`
  return { folder, checksums: await read(`${folder}sri.json`) }
}

/** Scripts that these elements may ask for in their lives. */
async function loadFiles({ folder }: Build, names: readonly string[]): Promise<readonly string[]> {
  const lists = await Promise.all(
    names.map(name => read<{ files: readonly (readonly [string, string])[] }>(`${folder}${name}.files.json`)),
  )
  return [...new Set(lists.flatMap(({ files }) => files.map(([file]) => `${file}.js`)))]
}

/** How a page stays with the present version of the elements, and refuses files that were changed. */
export function PinnedCode({ names }: Props) {
  const [code, setCode] = useState<{ readonly script: string; readonly map: string }>()
  const wanted = names.join()
  useEffect(() => {
    let isWanted = true
    loadBuild()
      .then(async build => {
        const files = await loadFiles(build, wanted.split(','))
        if (isWanted) setCode({ script: pinnedScript(build), map: importMap(build, files) })
      })
      .catch(() => isWanted && setCode(undefined))
    return () => {
      isWanted = false
    }
  }, [wanted])
  if (!code) return null
  return (
    <details className="gallery-details">
      <summary>Stay with this version</summary>
      <div className="stack">
        <p className="muted">
          This script in place of the other keeps the page at this version until you change it. The browser
          refuses a loader that was changed, and the loader every other file.
        </p>
        <CodeBlock label="Script of this version" text={code.script} />
        <p className="muted">
          Where your own modules import the elements’ files, the browser checks these by an import map, before
          the first module. It stands in the page itself: your policy has to allow that by its checksum.
        </p>
        <CodeBlock label="Import map of this version" text={code.map} />
      </div>
    </details>
  )
}
