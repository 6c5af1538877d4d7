import { useState } from 'react'
import { type Locale, Residents } from './Residents.tsx'

const locales: readonly Locale[] = ['en', 'lt', 'lv', 'ru']

/** The app around the elements; its controls change the elements' attributes. */
export function App() {
  const [locale, setLocale] = useState<Locale>('en')
  const [vendor, setVendor] = useState('alfa')
  const [selected, setSelected] = useState<number>()
  const [pinned, setPinned] = useState<number>()
  const [isMounted, setMounted] = useState(true)
  const [events, setEvents] = useState<readonly string[]>([])

  return (
    <>
      <form className="controls" aria-label="What the elements are given">
        <label>
          Language
          <select value={locale} onChange={event => setLocale(event.target.value as Locale)}>
            {locales.map(code => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <label>
          Vendor
          <select value={vendor} onChange={event => setVendor(event.target.value)}>
            <option>alfa</option>
            <option>beta</option>
          </select>
        </label>
        {selected !== undefined && (
          <label className="check">
            <input
              type="checkbox"
              checked={pinned !== undefined}
              onChange={event => setPinned(event.target.checked ? selected : undefined)}
            />
            Stay with the bills of contract {pinned ?? selected}
          </label>
        )}
        <button type="button" onClick={() => setMounted(!isMounted)}>
          {isMounted ? 'Take the elements away' : 'Put the elements back'}
        </button>
      </form>

      {isMounted && (
        <Residents
          locale={locale}
          vendor={vendor}
          contract={pinned}
          onContract={setSelected}
          onHeard={line => setEvents(lines => [...lines, line])}
        />
      )}

      <section className="heard" aria-labelledby="heard">
        <h2 id="heard">What the app has heard</h2>
        {events.length === 0 && <p>Nothing yet: sign in, or ask for a forgotten password.</p>}
        <div role="log" aria-labelledby="heard">
          <ol>
            {events.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              <li key={index}>
                <code>{line}</code>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  )
}
