import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { trackedFiles } from './trackedFiles.ts'
import { widgetFaults } from './widgetFaults.ts'

const names = [...new Set(trackedFiles(/^widgets\//).map(path => path.split('/')[1] ?? ''))]

it('widgets exist, and each has a name that is valid in a tag', () => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(name => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})

describe.each(names)('widget %s', name => {
  const files = trackedFiles(new RegExp(`^widgets/${name}/`))
  const code = files
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const matchesOf = (pattern: RegExp) =>
    [...new Set([...code.matchAll(pattern)].map(match => match[1] ?? ''))].sort()
  const declared = async (): Promise<WidgetDeclaration> =>
    (await import(`../../widgets/${name}/${name}.widget.ts`)).declaration

  it('is complete', () => {
    expect(
      widgetFaults(
        name,
        files.map(file => file.slice(`widgets/${name}/`.length)),
      ),
    ).toEqual([])
  })

  it('has the attributes and needs that it declares', async () => {
    const declaration = await declared()
    const { widget }: { widget: Widget } = await import(`../../widgets/${name}/index.ts`)
    expect([declaration.name, widget.name]).toEqual([name, name])
    expect(widget.attributes).toBe(declaration.attributes)
    expect(widget.needs).toBe(declaration.needs)
  })

  it('has exactly the parts, slots and events that it declares', async () => {
    const { parts, slots, events } = await declared()
    const own = Object.keys(events).filter(event => !(event in commonEvents))
    expect(Object.keys(parts).sort()).toEqual([...matchesOf(/\bpart="([^"]+)"/g), 'root'].sort())
    expect(Object.keys(slots).sort()).toEqual(matchesOf(/<slot name="([^"]+)"/g))
    expect(own.sort()).toEqual(
      matchesOf(/\bemit\(\s*'(resident-[a-z-]+)'/g).filter(event => !(event in commonEvents)),
    )
  })
})
