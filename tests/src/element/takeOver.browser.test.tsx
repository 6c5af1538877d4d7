import { afterEach, describe, expect, it } from 'vitest'
import { reservedCss } from '../../../build/derived/reservedCss.ts'
import { defineWidget } from '../../../src/element/defineWidget.ts'
import '../../../src/element/takeOver.tsx'
import { LightDomForm } from '../../../src/forms/LightDomForm.tsx'
import { commonAttributes } from '../../../src/runtime/attributes.ts'
import type { Widget } from '../../../src/runtime/Widget.ts'
import { act } from '../../support/act.ts'
import { isAsShipped } from '../../support/isAsShipped.ts'

let renderCount = 0

/** A form of one field; `LightDomForm` has its input in the page. */
const SignIn = () => {
  renderCount += 1
  return (
    <>
      <slot name="email" />
      <LightDomForm
        fields={[{ name: 'email', label: 'E-mail', autoComplete: 'username' }]}
        onInput={() => undefined}
        onSubmit={() => undefined}
      />
    </>
  )
}

const widgetNamed = (name: string): Widget => ({
  ...{ name, attributes: commonAttributes, needs: {}, component: SignIn, css: [] },
  loadTexts: () => Promise.resolve({}),
})

const light = (form: string) =>
  `<form slot="form" id="${form}" method="dialog"><button type="submit" hidden></button></form><input slot="email" name="email" form="${form}"><button slot="submit" form="${form}">Send</button>`
const shadow = (version: string, lang: string) =>
  `<link rel="stylesheet" href="data:text/css,/${version}/probe.css"><div class="root" lang="${lang}"><slot name="email"></slot></div>`

interface Given {
  readonly name: string
  /** Build that has drawn the HTML. */
  readonly version?: string
  readonly lang?: string
  /** Whether the browser leaves the template as it is. */
  readonly isOld?: boolean
}

let host: HTMLElement
afterEach(() => host.remove())

/** Types into drawn HTML and lets the element's script run. */
async function upgrade({ name, version = 'test', lang = 'en', isOld = false }: Given) {
  host = document.createElement(`resident-${name}`)
  host.innerHTML = light(`drawn-${name}`)
  if (isOld) {
    const template = document.createElement('template')
    template.setAttribute('shadowrootmode', 'open')
    template.innerHTML = shadow(version, lang)
    host.prepend(template)
  } else host.attachShadow({ mode: 'open' }).innerHTML = shadow(version, lang)
  document.body.append(host)
  const before = host.querySelector('input') as HTMLInputElement
  before.value = 'ona@example.com'
  before.focus()
  await act(() => defineWidget(widgetNamed(name)))
  await expect.poll(() => host.querySelectorAll('button').length).toBe(1)
  const after = host.querySelector('input') as HTMLInputElement
  expect(host.querySelectorAll('form, input')).toHaveLength(2)
  expect(host.querySelector('template')).toBeNull()
  expect(host.shadowRoot?.querySelector('link')).toBeNull()
  expect(host.shadowRoot?.querySelectorAll('slot[name="email"]')).toHaveLength(1)
  expect(after.form).toBe(host.querySelector('form'))
  expect([after.value, document.activeElement]).toEqual(['ona@example.com', after])
  return after === before
}

// React starts to hydrate later, and gives up when the element renders meanwhile.
describe.runIf(isAsShipped)('an element whose first state came as HTML', () => {
  it('EMB-18, AUT-22: keeps the inputs of its own build, with what is typed', async () => {
    expect(await upgrade({ name: 'own-build' })).toBe(true)
  })

  it('EMB-18: is rendered once when its script takes the HTML over', async () => {
    renderCount = 0
    await upgrade({ name: 'rendered-once' })
    expect(renderCount).toBe(1)
  })

  it('EMB-18, AUT-22: does so too where the browser knows no declarative root', async () => {
    expect(await upgrade({ name: 'old-browser', isOld: true })).toBe(true)
  })

  it('EMB-18: shows no inputs without labels where the browser knows no declarative root', () => {
    host = document.createElement('resident-unparsed')
    host.innerHTML = `<template shadowrootmode="open"></template>${light('drawn-unparsed')}`
    document.body.append(host)
    const sheet = new CSSStyleSheet()
    const shown = () => [...host.querySelectorAll('input, button')].filter(part => part.checkVisibility())
    expect(shown()).toHaveLength(2)
    document.adoptedStyleSheets = [sheet]
    sheet.replaceSync(reservedCss([]))
    expect(shown()).toEqual([])
    document.adoptedStyleSheets = []
  })

  it.each([
    ['of another build', { name: 'other-build', version: '0.9.0-0123abcd' }],
    ['in another language', { name: 'other-language', lang: 'lv' }],
  ])(
    'EMB-18, AUT-22: draws itself in place of HTML %s, with what is typed and the focus',
    async (_, given) => {
      expect(await upgrade(given)).toBe(false)
    },
  )
})
