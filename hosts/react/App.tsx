import { useState } from 'react'
import { type Locale, Residents } from './Residents.tsx'

const locales: readonly Locale[] = ['en', 'lt', 'lv', 'ru']

/** The app around the elements: its controls change what they are given. */
export function App() {
  const [locale, setLocale] = useState<Locale>('en')
  const [vendor, setVendor] = useState('alfa')
  const [chosen, setChosen] = useState<number>()
  const [kept, setKept] = useState<number>()
  const [shown, setShown] = useState(true)
  const [heard, setHeard] = useState<readonly string[]>([])

  return (
    <>
      <form className="controls" aria-label="What the elements are given">
        <label>
          Language
          <select value={locale} onChange={event => setLocale(event.target.value as Locale)}>
            {locales.map(one => (
              <option key={one}>{one}</option>
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
        {chosen !== undefined && (
          <label className="check">
            <input
              type="checkbox"
              checked={kept !== undefined}
              onChange={event => setKept(event.target.checked ? chosen : undefined)}
            />
            Stay with the bills of contract {kept ?? chosen}
          </label>
        )}
        <button type="button" onClick={() => setShown(!shown)}>
          {shown ? 'Take the elements away' : 'Put the elements back'}
        </button>
      </form>

      {shown && (
        <Residents
          locale={locale}
          vendor={vendor}
          contract={kept}
          onContract={setChosen}
          onHeard={line => setHeard(before => [...before, line])}
        />
      )}

      <section className="heard" aria-labelledby="heard">
        <h2 id="heard">What the app has heard</h2>
        {heard.length === 0 && <p>Nothing yet: sign in, or ask for a forgotten password.</p>}
        <div role="log" aria-labelledby="heard">
          <ol>
            {heard.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              <li key={at}>
                <code>{line}</code>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  )
}
