import { catalogue, tagOf } from './catalogue.ts'

interface Props {
  /** What the address asked for. */
  readonly name: string
}

/** Says that there is no such element, and which ones have a part of its name. */
export function UnknownPage({ name }: Props) {
  const like = catalogue.filter(element =>
    name.split('-').some(word => word.length > 2 && element.name.includes(word.slice(0, 4))),
  )
  return (
    <div className="stack">
      <h1>There is no element {tagOf(name)}</h1>
      <p>Choose one from the list. An element’s tag always begins with “resident-”.</p>
      {like.length > 0 && (
        <>
          <p>Perhaps one of these was meant:</p>
          <ul>
            {like.map(element => (
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
