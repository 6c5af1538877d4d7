import { useEffect, useState } from 'react'
import { useScheme } from '../../src/runtime/useScheme.ts'
import { findElement } from './catalogue.ts'
import { ElementList } from './ElementList.tsx'
import { ElementPage } from './element/ElementPage.tsx'
import { FirstPage } from './FirstPage.tsx'
import { UnknownPage } from './UnknownPage.tsx'
import { useAddress } from './useAddress.ts'

/** The gallery: each element live, with its attributes, states and embed code. */
export function Gallery() {
  const [address, change] = useAddress()
  const [theme, setTheme] = useState<Readonly<Record<string, string>>>({})
  const scheme = useScheme(document.documentElement, 'auto')
  const element = findElement(address.name)
  const title = element?.name ?? (address.name === '' ? undefined : 'Not found')

  useEffect(() => {
    document.title = title ? `${title} · Resident elements` : 'Resident elements'
  }, [title])

  return (
    <div className="root gallery" data-scheme={scheme}>
      {/* A button, because a link to #main would replace the gallery’s state in the fragment. */}
      <button type="button" className="gallery-skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the element
      </button>
      <header className="gallery-head">
        <a href="#/">Elements</a>
        <nav aria-label="Gallery">
          <a href="/demo/guides/">Guides</a>
          <a href="/demo/api/">API</a>
          <a href="/demo/mails">Mails</a>
          <a href="/">Portal</a>
        </nav>
      </header>
      <div className="gallery-body">
        <ElementList current={address.name} />
        <main id="main" tabIndex={-1}>
          {element ? (
            <ElementPage
              key={element.name}
              element={element}
              address={address}
              onChange={change}
              theme={theme}
              onTheme={setTheme}
            />
          ) : address.name === '' ? (
            <FirstPage />
          ) : (
            <UnknownPage name={address.name} />
          )}
        </main>
      </div>
    </div>
  )
}
