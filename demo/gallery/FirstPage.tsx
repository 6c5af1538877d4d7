import { catalogue, groups, tagOf } from './catalogue.ts'
import { CodeBlock } from './code/CodeBlock.tsx'
import { snippets } from './code/snippets.ts'

/** Start page: the embed code and a card for each element. */
export function FirstPage() {
  const code = snippets.HTML?.({
    portal: location.origin,
    elements: [{ tag: 'resident-bills', attributes: {} }],
    style: [],
  })
  return (
    <div className="stack">
      <h1>Put the resident’s portal into your own page</h1>
      <p>
        One script tag, and {catalogue.length} elements for bills, meters, messages, votes and everything else
        residents do. Each works by itself; together they share one sign-in.
      </p>
      <CodeBlock label="The two lines" text={code ?? ''} />
      <p className="muted">
        Elements here are live: sign in as <code>owner@example.com</code> with the password{' '}
        <code>resident-demo</code> in <a href="#/login">resident-login</a>, and all of them show that person’s
        data.
      </p>
      {groups.map(({ title, elements }) => (
        <section className="stack" key={title}>
          <h2>{title}</h2>
          <ul className="gallery-cards">
            {elements.map(({ name, summary }) => (
              <li className="card" key={name}>
                <a href={`#/${name}`}>{tagOf(name)}</a>
                <p className="muted">{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
