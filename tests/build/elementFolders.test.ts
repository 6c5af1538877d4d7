import { expect, it } from 'vitest'
import { elementFolders } from '../../build/elementFolders.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'

it('what declares itself is an element, the portal too, and runs what it declares', async () => {
  const portal = elementFolders().find(({ name }) => name === 'portal')
  expect(portal).toEqual({ name: 'portal', folder: 'hosts/portal', entry: 'hosts/portal/widget.ts' })
  expect(elementFolders().map(({ folder }) => folder)).toContain('widgets/bills')
  const { declaration } = await import('../../hosts/portal/portal.widget.ts')
  const { widget } = await import('../../hosts/portal/widget.ts')
  expect([declaration.name, widget.name]).toEqual(['portal', 'portal'])
  expect(widget.attributes).toBe(declaration.attributes)
  expect(Object.keys(declaration.events)).toEqual([...Object.keys(commonEvents), 'resident-page-shown'])
})
