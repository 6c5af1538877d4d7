import { Notice } from '../../../src/ui/Notice.tsx'
import { TextArea } from '../../../src/ui/TextArea.tsx'
import { CodeBlock } from '../code/CodeBlock.tsx'
import { customCssFault } from './customCssFault.ts'

interface Props {
  /** Name of the element. */
  readonly name: string
  readonly css: string
  readonly onChange: (css: string) => void
}

/** A field for CSS that every state applies at once, and the snippet that adds it to a page (EMB-4). */
export function CustomCss({ name, css, onChange }: Props) {
  const fault = customCssFault(name, css)
  return (
    <details className="gallery-details" open={css !== ''}>
      <summary>Your own CSS: {css.trim() ? `${css.trim().split('\n').length} lines` : 'none'}</summary>
      <div className="stack">
        <TextArea
          label="CSS for this element"
          name="css"
          hint='Rely on tokens (on ":host"), and on parts, such as [part~="card"]. Class names may change with a release.'
          value={css}
          onInput={onChange}
        />
        {fault && <Notice tone="danger">{fault}</Notice>}
        {css.trim() && !fault && (
          <>
            <p>Save this as a file of your website, and name it in the page that shows the element.</p>
            <CodeBlock label="CSS file" text={css.trim()} />
            <CodeBlock
              label="HTML that names the file"
              text={`<link rel="stylesheet" href="/resident-${name}.css" data-resident-for="${name}" media="not all">`}
            />
          </>
        )}
      </div>
    </details>
  )
}
