import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Resvg } from '@resvg/resvg-wasm'
import { loadOnce } from '../common/loadOnce.ts'

/** Twice the height in the mail, for sharp screens. */
const height = 80
const widestRatio = 5

const drawn = new Map<string, Uint8Array | undefined>()

const loadLibrary = loadOnce(async () => {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  return Resvg
})

function draw(Renderer: typeof Resvg, svg: string): Uint8Array | undefined {
  try {
    const image = new Renderer(svg, { fitTo: { mode: 'height', value: height } })
    // A very wide image would take much memory and no place.
    if (image.width > image.height * widestRatio) return undefined
    return image.render().asPng()
  } catch {
    return undefined
  }
}

/**
 * Draws a logo as PNG, because mail programs show no SVG.
 * @returns undefined for a file that is no image
 */
export async function drawLogo(svg: string): Promise<Uint8Array | undefined> {
  const Renderer = await loadLibrary()
  if (!drawn.has(svg)) drawn.set(svg, draw(Renderer, svg))
  return drawn.get(svg)
}
