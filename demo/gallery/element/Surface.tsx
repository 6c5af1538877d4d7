import * as z from 'zod/mini'
import type { EventDeclaration, WidgetDeclaration } from '../../../src/element/declaration.ts'
import { tokens } from '../../../src/theme/tokens.ts'

interface Row {
  readonly name: string
  readonly kind?: string
  readonly summary: string
}

interface Props {
  readonly element: WidgetDeclaration
}

/** The type of an event’s detail, from its schema: "{ contractId: number }". */
function detailOf({ detail, cancelable }: EventDeclaration): string {
  const schema = detail && (z.toJSONSchema(detail()) as { properties?: Record<string, { type?: string }> })
  const shape = Object.entries(schema?.properties ?? {})
    .map(([name, { type = 'object' }]) => `${name}: ${type === 'integer' ? 'number' : type}`)
    .join(', ')
  return [shape && `{ ${shape} }`, cancelable && 'can be prevented'].filter(Boolean).join(', ')
}

function Table({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null
  const hasKinds = rows.some(({ kind }) => kind)
  return (
    <section className="stack">
      <h2>{title}</h2>
      <table className="table gallery-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            {hasKinds && <th scope="col">Shape</th>}
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, kind, summary }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              {hasKinds && <td className="muted">{kind}</td>}
              <td>{summary}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const named = (entries: Readonly<Record<string, string>>, format = (name: string) => name): Row[] =>
  Object.entries(entries).map(([name, summary]) => ({ name: format(name), summary }))

/** The public surface of an element, from its declaration. */
export function Surface({ element: { attributes, events, parts, slots } }: Props) {
  return (
    <div className="stack">
      <Table
        title="Attributes"
        rows={Object.entries(attributes).map(([name, { type, values, summary }]) => ({
          name,
          kind: values?.join(', ') ?? type,
          summary,
        }))}
      />
      <Table
        title="Events"
        rows={Object.entries(events).map(([name, event]) => ({
          name,
          kind: detailOf(event),
          summary: event.summary,
        }))}
      />
      <Table title="Parts" rows={named(parts, name => `::part(${name})`)} />
      <Table title="Slots" rows={named(slots)} />
      <Table
        title="Tokens"
        rows={tokens.map(({ name, light, dark, summary }) => ({
          name,
          kind: light === dark ? light : `${light}, dark ${dark}`,
          summary,
        }))}
      />
    </div>
  )
}
