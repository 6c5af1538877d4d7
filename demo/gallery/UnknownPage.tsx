import { catalogue, tagOf } from './catalogue.ts'

interface Props {
  /** The unknown name from the URL. */
  readonly name: string
}

/** Not-found page with elements of a similar name. */
export function UnknownPage({ name }: Props) {
  const similar = catalogue.filter(element =>
    name.split('-').some(word => word.length > 2 && element.name.includes(word.slice(0, 4))),
  )
  return (
    <div className="stack">
      <h1>There is no element {tagOf(name)}</h1>
      <p>Choose one from the list. An element’s tag always begins with “resident-”.</p>
      {similar.length > 0 && (
        <>
          <p>Perhaps one of these was meant:</p>
          <ul>
            {similar.map(element => (
              <li key={element.name}>
                <a href={`#/${element.name}`}>{tagOf(element.name)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
