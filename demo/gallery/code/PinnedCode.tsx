import { useEffect, useState } from 'react'
import { type FileList, type Graph, listFile, listMembers } from '../../../hosts/embed/graph.ts'
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

/** All scripts that these elements can load. */
async function loadFiles({ folder }: Build, names: readonly string[]): Promise<readonly string[]> {
  const graph = await read<Graph>(`${folder}graph.json`)
  const lists = await Promise.all(
    names.map(name => read<FileList>(folder + listFile(listMembers(graph.names, name)))),
  )
  return [...new Set(lists.flatMap(({ files }) => files.map(([file]) => `${file}.js`)))]
}

/** Code that pins the current version with checksums. */
export function PinnedCode({ names }: Props) {
  const [code, setCode] = useState<{ readonly script: string; readonly map: string }>()
  const joinedNames = names.join()
  useEffect(() => {
    let isMounted = true
    loadBuild()
      .then(async build => {
        const files = await loadFiles(build, joinedNames.split(','))
        if (isMounted) setCode({ script: pinnedScript(build), map: importMap(build, files) })
      })
      .catch(() => isMounted && setCode(undefined))
    return () => {
      isMounted = false
    }
  }, [joinedNames])
  if (!code) return null
  return (
    <details className="gallery-details">
      <summary>Pin this version</summary>
      <div className="stack">
        <p className="muted">
          This script tag loads this version until you change it. The browser verifies the loader, and the
          loader verifies every other file.
        </p>
        <CodeBlock label="Script of this version" text={code.script} />
        <p className="muted">
          If your own modules import the files, the browser verifies them with an import map, which has to
          come before the first module. It is inline: your policy has to allow it by its hash.
        </p>
        <CodeBlock label="Import map of this version" text={code.map} />
      </div>
    </details>
  )
}
