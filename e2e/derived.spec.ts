import { hostsAddress, portalAddress } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

const moving = (name: string) => `${portalAddress()}/embed/${name}`

test('files derived from the declarations are served to any origin, next to the loader and per build', async ({
  page,
  request,
}) => {
  const loader = await (await request.get(moving('loader.js'))).text()
  const [, version = ''] = /(\d+\.\d+\.\d+-[0-9a-f]{8})\//.exec(loader) ?? []
  for (const name of [
    'custom-elements.json',
    'web-types.json',
    'vscode.html-custom-data.json',
    'vscode.css-custom-data.json',
    'elements.d.ts',
    'react.d.ts',
    'preact.d.ts',
    'vue.d.ts',
    'svelte.d.ts',
    'solid.d.ts',
    'angular.d.ts',
  ]) {
    const answer = await request.get(moving(name))
    expect(answer.status(), name).toBe(200)
    expect(answer.headers()['cache-control'], name).toBe('public, max-age=300')
    const pinned = await request.get(moving(`${version}/${name}`))
    expect(pinned.headers()['cache-control'], name).toContain('immutable')
    expect(await pinned.text(), name).toBe(await answer.text())
  }
  // Read as a page builder on another origin does.
  await page.goto(`${hostsAddress()}/vendor-site/`)
  const tags = await page.evaluate(async address => {
    const { modules } = await (await fetch(address)).json()
    return modules.map((module: { declarations: { tagName: string }[] }) => module.declarations[0]?.tagName)
  }, moving('custom-elements.json'))
  const graph = await (await request.get(moving(`${version}/graph.json`))).json()
  expect(tags).toEqual(
    graph.names
      .split(/[ ,]/)
      .map((name: string) => `resident-${name}`)
      .sort(),
  )
})

test('the manifest’s attributes are properties of the real element and have the listed defaults', async ({
  page,
  request,
}) => {
  const { modules } = await (await request.get(moving('custom-elements.json'))).json()
  await page.goto('/login')
  // The elements inside the portal have attributes of their own.
  await page.evaluate(() => document.body.append(document.createElement('resident-language')))
  const bare = page.locator('body > resident-language')
  await expect(bare).toHaveJSProperty('theme', 'auto')
  const [language] = modules.flatMap(
    (module: { declarations: { tagName: string; members: { name: string; default?: string }[] }[] }) =>
      module.declarations.filter(({ tagName }) => tagName === 'resident-language'),
  )
  for (const { name, default: fallback } of language.members)
    await expect(bare).toHaveJSProperty(name, fallback === undefined ? undefined : JSON.parse(fallback))
})
