import { useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { groups, tagOf } from './catalogue.ts'

interface Props {
  /** Name of the current element. */
  readonly current: string
}

/** Navigation with a search. On narrow windows it is closed until its button is pressed. */
export function ElementList({ current }: Props) {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const words = query.trim().toLowerCase()
  const matchingGroups = groups
    .map(({ title, elements }) => ({
      title,
      elements: elements.filter(({ name, summary }) =>
        `${tagOf(name)} ${summary}`.toLowerCase().includes(words),
      ),
    }))
    .filter(({ elements }) => elements.length > 0)
  return (
    <nav className="gallery-list" aria-label="Elements" data-open={isOpen}>
      <div className="gallery-list-toggle">
        <Button wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the list' : 'All elements'}
        </Button>
      </div>
      <div className="gallery-list-content stack">
        <TextField label="Find an element" name="find" type="search" value={query} onInput={setQuery} />
        {matchingGroups.length === 0 && <p className="muted">No element is called or described like this.</p>}
        {matchingGroups.map(({ title, elements }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {elements.map(({ name }) => (
                <li key={name}>
                  <a
                    href={`#/${name}`}
                    aria-current={name === current ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
