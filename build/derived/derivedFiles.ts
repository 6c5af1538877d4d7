import { customElements } from './customElements.ts'
import type { Description } from './describeElements.ts'
import { vscodeCss, vscodeHtml, webTypes } from './editorData.ts'
import { elementList } from './elementList.ts'
import { frameworkTypings } from './frameworkTypings.ts'
import { reservedCss } from './reservedCss.ts'
import { elementTypings } from './typings.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Files derived from the declarations for pages, editors, catalogues and frameworks, by file name. */
export const derivedFiles = (description: Description): Readonly<Record<string, string>> => ({
  'custom-elements.json': json(customElements(description)),
  'elements.json': json(elementList(description)),
  'vscode.html-custom-data.json': json(vscodeHtml(description)),
  'vscode.css-custom-data.json': json(vscodeCss(description)),
  'web-types.json': json(webTypes(description)),
  'reserved.css': reservedCss(description.elements),
  'elements.d.ts': elementTypings(description),
  ...frameworkTypings,
})
