import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { CallableText } from '../../../src/ui/CallableText.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { Confirm } from '../../../src/ui/Confirm.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { ExternalServiceCard, ExternalServiceSkeletons } from '../../../src/ui/ExternalServiceCard.tsx'
import { FileField } from '../../../src/ui/FileField.tsx'
import { Menu } from '../../../src/ui/Menu.tsx'
import { Pager } from '../../../src/ui/Pager.tsx'
import { RadioGroup } from '../../../src/ui/RadioGroup.tsx'
import { RichText } from '../../../src/ui/RichText.tsx'
import { Select } from '../../../src/ui/Select.tsx'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'
import { StrengthMeter } from '../../../src/ui/StrengthMeter.tsx'
import { Switch } from '../../../src/ui/Switch.tsx'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import { TextArea } from '../../../src/ui/TextArea.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

const sheets = Object.values(
  import.meta.glob<string>('../../../src/**/*.css', { query: '?inline', import: 'default', eager: true }),
)
const styles = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css)

let drawn: Drawn | undefined
afterEach(() => drawn?.remove())

const nothing = () => undefined
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const field = { label: 'Name', name: 'name', value: 'a', error: 'Fill it in' }
const fileTexts = {
  label: 'Files',
  hint: 'Up to 2',
  choose: 'Choose',
  drop: 'or drop',
  cancel: nothing as never,
  remove: String,
  retry: String,
}

const components: Readonly<Record<string, ReactNode>> = {
  CallableText: <CallableText>{'Call +370 612 34567'}</CallableText>,
  Checkbox: (
    <Checkbox checked={false} onChange={nothing} error="Tick it" hint="A hint">
      I agree
    </Checkbox>
  ),
  Confirm: (
    <Confirm
      open
      title="Delete?"
      typed={{ label: 'Type it', expectedText: 'delete', error: 'Not the same' }}
      confirmLabel="Delete"
      cancelLabel="Keep"
      closeLabel="Close"
      onConfirm={nothing}
      onClose={nothing}
    >
      All of it
    </Confirm>
  ),
  Dialog: (
    <Dialog open title="A window" closeLabel="Close" onClose={nothing} drawer>
      Text
    </Dialog>
  ),
  EmptyState: <EmptyState title="Nothing yet" text="Come back later" />,
  FileField: (
    <FileField
      texts={fileTexts}
      files={[{ id: '1', name: 'a.pdf', size: '1 MB', state: 'failed', text: 'Too large' }]}
      endings={['.pdf']}
      remaining={1}
      onAdd={nothing}
      onRemove={nothing}
      onRetry={nothing}
    />
  ),
  Menu: <Menu label="Language" items={[{ id: 'en', label: 'English' }]} current="en" onPick={nothing} />,
  ExternalServiceCard: (
    <ExternalServiceCard icon={[]} title="A service" text="Of others" href="/x" newTab="new tab" />
  ),
  ExternalServiceSkeletons: <ExternalServiceSkeletons />,
  Pager: <Pager text="2 of 4" more={{ label: 'More', busy: false, onClick: nothing }} />,
  RadioGroup: (
    <RadioGroup label="Which" name="which" options={options} value="a" onChange={nothing} error="Choose" />
  ),
  RichText: <RichText html="<p>Text</p><table><tbody><tr><td>1</td></tr></tbody></table>" />,
  Select: <Select label="Year" value="a" options={options} onChange={nothing} />,
  SelectField: <SelectField {...field} options={options} onChange={nothing} />,
  SlowNotice: <SlowNotice>Still loading</SlowNotice>,
  Strength: <StrengthMeter strength="weak">Weak</StrengthMeter>,
  Switch: <Switch label="News" checked onChange={nothing} error="Try again" />,
  Tabs: (
    <Tabs label="Views" tabs={[{ id: 'a', label: 'A' }]} current="a" onPick={nothing}>
      Panel
    </Tabs>
  ),
  TextArea: <TextArea {...field} onInput={nothing} />,
  TextField: <TextField {...field} onInput={nothing} />,
}

test.each(Object.entries(components))('%s drawn alone has the styles of all its classes', async (_, node) => {
  drawn = await draw(node)
  const adopted = drawn.root.adoptedStyleSheets
    .flatMap(sheet => [...sheet.cssRules])
    .map(rule => rule.cssText)
    .join('\n')
  const classes = new Set(drawn.all('.root *').flatMap(element => [...element.classList]))
  const shared = [...classes].filter(name => sheets.some(css => styles(css, name)))
  expect(shared.length).toBeGreaterThan(0)
  expect(shared.filter(name => !styles(adopted, name))).toEqual([])
})

test('a component outside of an element adopts its sheet into the document, once', async () => {
  const before = document.adoptedStyleSheets.length
  const host = document.createElement('div')
  document.body.append(host)
  const renderer = createRoot(host)
  await act(async () =>
    renderer.render(
      <>
        <EmptyState title="One" />
        <EmptyState title="Two" />
      </>,
    ),
  )
  expect(getComputedStyle(host.querySelector('.empty') as HTMLElement).display).toBe('grid')
  expect(document.adoptedStyleSheets.length).toBe(before + 1)
  await act(async () => renderer.unmount())
  host.remove()
})

test('the sheet of a component comes before the widget’s own, which overrides it', async () => {
  drawn = await draw(<EmptyState title="One" />, { css: ['.empty { display: block }'] })
  const [empty] = drawn.all('.empty')
  expect(empty && getComputedStyle(empty).display).toBe('block')
})
