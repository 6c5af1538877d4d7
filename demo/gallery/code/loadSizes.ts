import type { Sizes } from './pageWeight.ts'

let asked: Promise<Sizes> | undefined

/** The sizes are part of the build: asked for once, again after a failure. */
export function loadSizes(): Promise<Sizes> {
  asked ??= fetch('/demo/sizes.json').then(answer => {
    if (!answer.ok) throw new Error(`sizes: ${answer.status}`)
    return answer.json() as Promise<Sizes>
  })
  asked.catch(() => {
    asked = undefined
  })
  return asked
}
