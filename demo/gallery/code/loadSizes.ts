import type { Sizes } from './pageWeight.ts'

let sizes: Promise<Sizes> | undefined

/** Fetches the sizes once; a failed call is repeated at the next use. */
export function loadSizes(): Promise<Sizes> {
  sizes ??= fetch('/demo/sizes.json').then(answer => {
    if (!answer.ok) throw new Error(`sizes: ${answer.status}`)
    return answer.json() as Promise<Sizes>
  })
  sizes.catch(() => {
    sizes = undefined
  })
  return sizes
}
