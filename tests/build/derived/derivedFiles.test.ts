import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import officialSchema from 'custom-elements-manifest/schema.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { derivedFiles } from '../../../build/derived/derivedFiles.ts'
import { describeElements } from '../../../build/derived/describeElements.ts'
import { readDeclarations } from '../../../build/derived/readDeclarations.ts'
import { ElementList } from '../../../src/api/schemas/elementList.ts'
import type { WidgetDeclaration } from '../../../src/element/declaration.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { ManifestSchema } from './manifestSchema.ts'

const declarations = Object.values(
  import.meta.glob<WidgetDeclaration>('../../../{widgets,hosts}/*/*.widget.ts', {
    import: 'declaration',
    eager: true,
  }),
)
const files = derivedFiles(describeElements(await readDeclarations(), tokens, '1.2.3-abcdef01'))
const parsed = <Shape>(name: string): Shape => JSON.parse(files[name] ?? '')
const manifest = ManifestSchema.parse(parsed('custom-elements.json'))

/** Of the public surface, which is committed: "resident-bills attribute view", one line for each thing and element. */
function committed(kinds: readonly string[]): string[] {
  const lines = readFileSync('tests/conventions/publicSurface.txt', 'utf8').trim().split('\n')
  const tags = lines.flatMap(line => /^(resident-[a-z-]+): element$/.exec(line)?.[1] ?? [])
  return lines
    .flatMap(line => {
      const [, owner = '', kind = '', name = ''] = /^([\w -]+): (\w+) ([\w-]+)/.exec(line) ?? []
      const owners = owner === 'every element' ? tags : [owner]
      return kinds.includes(kind) ? owners.map(tag => `${tag} ${kind} ${name}`) : []
    })
    .sort()
}

const rows = (tag: string, kind: string, things: readonly { readonly name: string }[]) =>
  things.map(({ name }) => `${tag} ${kind} ${name}`)

interface WebTypes {
  contributions: {
    html: { elements: WebElement[] }
    css: { properties: { name: string }[] }
  }
}
interface WebElement {
  name: string
  attributes: { name: string }[]
  slots: { name: string }[]
  js: { events: { name: string }[] }
  css: { parts: { name: string }[] }
}

describe('what is derived from the declarations agrees with the committed public surface', () => {
  it('the custom elements manifest is one by the official schema of such manifests', () => {
    const check = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(officialSchema)
    check(parsed('custom-elements.json'))
    expect(check.errors).toBeNull()
    check({ ...parsed<object>('custom-elements.json'), modules: 'none' })
    expect(check.errors).not.toBeNull()
  })

  it('the custom elements manifest has no key that its schema does not know, and names all of it', () => {
    const found = manifest.modules.flatMap(({ declarations: [element] }) =>
      element
        ? [
            ...rows(element.tagName, 'attribute', element.attributes),
            ...rows(element.tagName, 'event', element.events),
            ...rows(element.tagName, 'part', element.cssParts),
            ...rows(element.tagName, 'slot', element.slots),
          ]
        : [],
    )
    expect(found.sort()).toEqual(committed(['attribute', 'event', 'part', 'slot']))
  })

  it('the manifest defines each tag by a class of the same module, whose fields are its attributes', () => {
    for (const {
      path,
      declarations: [element],
      exports: [definition],
    } of manifest.modules) {
      expect(definition).toMatchObject({
        name: element?.tagName,
        declaration: { name: element?.name, module: path },
      })
      expect(`resident-${path}`).toBe(`${element?.tagName}.js`)
      expect(element?.members.map(({ attribute }) => attribute)).toEqual(
        element?.attributes.map(({ name }) => name),
      )
    }
  })

  it('web-types name all of it, and every token', () => {
    const { html, css } = parsed<WebTypes>('web-types.json').contributions
    const found = html.elements.flatMap(({ name, attributes, slots, js, css: own }) => [
      ...rows(name, 'attribute', attributes),
      ...rows(name, 'event', js.events),
      ...rows(name, 'part', own.parts),
      ...rows(name, 'slot', slots),
    ])
    expect(found.sort()).toEqual(committed(['attribute', 'event', 'part', 'slot']))
    expect(css.properties.map(({ name }) => name)).toEqual(tokens.map(({ name }) => name))
  })

  it('VS Code is told every attribute with the values it takes, every part and every token', () => {
    const { tags } = parsed<{
      tags: { name: string; attributes: { name: string; values?: { name: string }[] }[] }[]
    }>('vscode.html-custom-data.json')
    const found = tags.flatMap(({ name, attributes }) => rows(name, 'attribute', attributes))
    expect(found.sort()).toEqual(committed(['attribute']))
    for (const { name, attributes } of declarations) {
      const tag = tags.find(one => one.name === `resident-${name}`)
      for (const [attribute, { values }] of Object.entries(attributes))
        expect(tag?.attributes.find(one => one.name === attribute)?.values?.map(value => value.name)).toEqual(
          values,
        )
    }
    const css = parsed<{ properties: { name: string }[]; pseudoElements: { name: string }[] }>(
      'vscode.css-custom-data.json',
    )
    const parts = new Set(committed(['part']).map(line => `::part(${line.split(' ').at(-1)})`))
    expect(css.pseudoElements.map(({ name }) => name).sort()).toEqual([...parts].sort())
    expect(css.properties.map(({ name }) => name)).toEqual(tokens.map(({ name }) => name))
  })

  it('the list for content management systems takes what the elements take', () => {
    const { elements } = ElementList.parse(parsed('elements.json'))
    expect(elements.map(({ name }) => name)).toEqual(declarations.map(({ name }) => name).sort())
    const texts = ['7', 'alfa', '48.20', '2026-11-01', 'news/12', 'x y', '<b>', '1\n', '']
    for (const { name, attributes } of elements) {
      const declared = declarations.find(one => one.name === name)?.attributes ?? {}
      expect(rows(name, 'attribute', attributes)).toEqual(
        Object.keys(declared).map(attribute => `${name} attribute ${attribute}`),
      )
      for (const { name: attribute, values, pattern } of attributes)
        for (const text of values ?? (pattern ? texts : []))
          expect([
            name,
            attribute,
            text,
            values !== undefined || new RegExp(pattern ?? '').test(text),
          ]).toEqual([name, attribute, text, declared[attribute]?.read(text) !== undefined])
    }
  })

  it('what is said of a thing is what its declaration says', () => {
    for (const { name, summary, attributes } of declarations) {
      const [element] = manifest.modules.find(({ path }) => path === `${name}.js`)?.declarations ?? []
      expect(element?.summary).toBe(summary)
      expect(Object.fromEntries(element?.attributes.map(one => [one.name, one.description]) ?? [])).toEqual(
        Object.fromEntries(Object.entries(attributes).map(([key, one]) => [key, one.summary])),
      )
      expect(files['elements.d.ts']).toContain(`/** ${summary} */`)
    }
  })
})
