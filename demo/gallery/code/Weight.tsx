import { useEffect, useState } from 'react'
import { loadSizes } from './loadSizes.ts'
import { pageWeight, type Sizes } from './pageWeight.ts'

interface Props {
  /** Names of the elements on the page. */
  readonly names: readonly string[]
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** What a page with these elements downloads, as measured by the build. */
export function Weight({ names }: Props) {
  const [sizes, setSizes] = useState<Sizes>()
  useEffect(() => {
    loadSizes().then(setSizes, () => undefined)
  }, [])
  if (!sizes) return null
  const guest = pageWeight(sizes, names, false)
  const signedIn = pageWeight(sizes, names, true)
  return (
    <dl className="gallery-facts">
      <div>
        <dt>Until the first render</dt>
        <dd>
          {kilobytes(guest.bytes)} in {guest.requests} files
        </dd>
      </div>
      <div>
        <dt>When signed in</dt>
        <dd>
          {kilobytes(signedIn.bytes)} in {signedIn.requests} files
        </dd>
      </div>
    </dl>
  )
}
