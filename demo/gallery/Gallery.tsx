import { useEffect, useState } from 'react'
import { useScheme } from '../../src/runtime/useScheme.ts'
import { findElement } from './catalogue.ts'
import { ElementList } from './ElementList.tsx'
import { ElementPage } from './element/ElementPage.tsx'
import { FirstPage } from './FirstPage.tsx'
import { UnknownPage } from './UnknownPage.tsx'
import { useDestination } from './useAddress.ts'

/** The gallery: every element live, with its settings, its states and its code. */
export function Gallery() {
  const [place, change] = useDestination()
  const [theme, setTheme] = useState<Readonly<Record<string, string>>>({})
  const scheme = useScheme(document.documentElement, 'auto')
  const element = findElement(place.name)
  const title = element?.name ?? (place.name === '' ? undefined : 'Not found')

  useEffect(() => {
    document.title = title ? `${title} · Resident elements` : 'Resident elements'
  }, [title])

  return (
    <div className="root gallery" data-scheme={scheme}>
      {/* A button, not a link: the address tells what is shown, and a link to a part of the page would change it. */}
      <button type="button" className="gallery-skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the element
      </button>
      <header className="gallery-head">
        <a href="#/">Elements</a>
        <nav aria-label="Gallery">
          <a href="/demo/guides/">Guides</a>
          <a href="/demo/api/">API</a>
          <a href="/">Portal</a>
        </nav>
      </header>
      <div className="gallery-body">
        <ElementList current={place.name} />
        <main id="main" tabIndex={-1}>
          {element ? (
            <ElementPage
              key={element.name}
              element={element}
              place={place}
              onChange={change}
              theme={theme}
              onTheme={setTheme}
            />
          ) : place.name === '' ? (
            <FirstPage />
          ) : (
            <UnknownPage name={place.name} />
          )}
        </main>
      </div>
    </div>
  )
}
