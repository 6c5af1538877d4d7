import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { guideNames } from '../build/documents/guides.ts'
import { demoPartner } from '../demo/seed/seedPartners.ts'
import { hostPolicy, sandboxNeeds, sandboxPolicy } from '../src/api/rules/hostPolicy.ts'
import { tokens } from '../src/theme/tokens.ts'
import { snippetsFor } from '../tests/support/snippets.ts'
import { typeFaults } from '../tests/support/typeFaults.ts'
import { portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, test } from './support/test.ts'

const run = promisify(execFile)

/** A snippet with the URLs of the running server. */
const withServerUrls = (code: string) =>
  code.replaceAll(/https:\/\/portal\.example|http:\/\/localhost:8080/g, portalAddress())

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'resident-documents-'))

/** Expects that all elements of a snippet are upgraded, that one has rendered, and that none reported an error. */
async function expectElements(page: Page, code: string, warnings: readonly string[]) {
  const tags = [...new Set(code.match(/(?<=<)resident-[a-z-]+/g))]
  const upgraded = () =>
    page.evaluate(names => names.filter(name => document.querySelector(name)?.shadowRoot), tags)
  await expect.poll(upgraded).toEqual(tags)
  const contents = () =>
    page.evaluate(
      names => names.map(name => document.querySelector(name)?.shadowRoot?.querySelector('.root *')),
      tags,
    )
  await expect.poll(async () => (await contents()).some(Boolean)).toBe(true)
  expect(warnings).toEqual([])
}

function followWarnings(page: Page): readonly string[] {
  const warnings: string[] = []
  page.on('console', message => {
    if (/\[resident /.test(message.text())) warnings.push(message.text())
  })
  return warnings
}

test.describe('snippets', () => {
  for (const { at, code } of snippetsFor('page', 'html'))
    test(`${at} shows its elements under the strict policy`, async ({ page }) => {
      const warnings = followWarnings(page)
      const body = withServerUrls(code)
      const frames = body.includes('<iframe') ? [portalAddress()] : []
      const policy = hostPolicy(portalAddress(), frames)
      await openScratchPage(page, { body, times: 0, policy: policy.join('; ') })
      if (frames.length > 0)
        await expect(page.frameLocator('iframe').locator('resident-login').getByRole('heading')).toBeVisible()
      else await expectElements(page, code, warnings)
    })

  for (const { at, code } of snippetsFor('page', 'css'))
    test(`${at} is valid CSS and names declared tokens`, async ({ page }) => {
      await page.goto('/demo/guides/theming.html')
      const selectors = await page.evaluate(text => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return [...sheet.cssRules].map(rule => (rule as CSSStyleRule).selectorText)
      }, code)
      expect(selectors).toHaveLength(code.split('{').length - 1)
      const names: readonly string[] = tokens.map(({ name }) => name)
      expect((code.match(/--resident-[a-z-]+/g) ?? []).filter(name => !names.includes(name))).toEqual([])
    })

  test('EMB-12: the script for tag managers adds the loader with its settings', async ({ page }) => {
    const [snippet] = snippetsFor('inserted')
    const policy = hostPolicy(portalAddress()).filter(directive => !directive.includes('trusted-types'))
    await openScratchPage(page, {
      body: '<resident-login></resident-login>',
      times: 0,
      policy: policy.join('; '),
    })
    await page.evaluate(withServerUrls(snippet?.code ?? ''))
    await expect(page.locator('resident-login .vendor-row')).toContainText('Alfa')
  })

  test('the policy of the guides is the strictest policy, and elements work under it', async ({ page }) => {
    const [snippet] = snippetsFor('policy')
    const policy = withServerUrls(snippet?.code.trim() ?? '')
    expect(policy).toBe(hostPolicy(portalAddress()).join('; '))
    await openScratchPage(page, { body: '<resident-login></resident-login>', policy })
    await expect(page.locator('resident-login').getByRole('heading')).toBeVisible()
  })

  test('the in-browser demo runs under the policy of its guide', async ({ page }) => {
    const [html] = snippetsFor('sandbox', 'html')
    const [policy] = snippetsFor('sandbox', 'http')
    expect(withServerUrls(policy?.code.trim() ?? '')).toBe(sandboxNeeds(portalAddress()).join('; '))
    const body = withServerUrls(html?.code ?? '')
    await openScratchPage(page, { body, times: 0, policy: sandboxPolicy(portalAddress()).join('; ') })
    await expect(page.locator('resident-login').getByRole('heading')).toBeVisible({ timeout: 60_000 })
  })

  test('the tag that pins a version loads that version', async ({ page, request }) => {
    const loader = await (await request.get(`${portalAddress()}/embed/loader.js`)).text()
    const [version = ''] = /\d+\.\d+\.\d+-[0-9a-f]{8}/.exec(loader) ?? []
    const sri = await (await request.get(`${portalAddress()}/embed/${version}/sri.json`)).json()
    for (const { code } of snippetsFor('pinned')) {
      const body = withServerUrls(code).replace('VERSION', version).replace('INTEGRITY', sri['loader.js'])
      await openScratchPage(page, { body, times: 0 })
      await expect(page.locator('resident-login').getByRole('heading')).toBeVisible()
    }
  })

  test('the calls of the guides succeed, and partners’ pages work with the session they create', async ({
    page,
  }) => {
    const values: Record<string, string> = { RESIDENT_SECRET_KEY: demoPartner.secretKey }
    for (const { at, code } of snippetsFor('curl')) {
      const env = { ...process.env, ...values }
      const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', withServerUrls(code)], {
        env,
        maxBuffer: 16 << 20,
      })
      const { data } = JSON.parse(stdout)
      if (data?.token) values.TOKEN = data.token
      if (data?.id && at.includes('payments')) values.SESSION = data.id
    }
    expect(Object.keys(values).sort()).toEqual(['RESIDENT_SECRET_KEY', 'SESSION', 'TOKEN'])
    for (const { code } of snippetsFor('partner')) {
      const warnings = followWarnings(page)
      await openScratchPage(page, {
        body: withServerUrls(code).replace('SESSION', values.SESSION ?? ''),
        times: 0,
      })
      await expectElements(page, code, warnings)
    }
  })

  test('TypeScript compiles with the types of the npm package', async () => {
    const folder = temporaryFolder()
    try {
      mkdirSync(join(folder, 'node_modules'))
      symlinkSync(resolve('dist/package'), join(folder, 'node_modules', 'resident-widgets'))
      for (const name of ['@types', 'csstype', 'react'])
        symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
      const files = snippetsFor('types').map(
        ({ at, code }) => [`${at.replaceAll(/\W/g, '-')}.ts`, code] as const,
      )
      for (const [name, code] of files) writeFileSync(join(folder, name), `${code}\nexport {}\n`)
      expect(await typeFaults(folder, ['*.ts'])).toEqual([])
      writeFileSync(
        join(folder, 'wrong.ts'),
        "import { configure } from 'resident-widgets/configure'\nconfigure({ locale: 3 })\n",
      )
      expect(await typeFaults(folder, ['*.ts'])).toHaveLength(1)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('the npm package installs from the portal', async () => {
    const folder = temporaryFolder()
    try {
      writeFileSync(join(folder, 'package.json'), '{ "private": true }')
      for (const { code } of snippetsFor('package'))
        await run('bash', ['-euc', withServerUrls(code)], { cwd: folder, timeout: 60_000 })
      const { stdout } = await run(
        'node',
        ['-e', "import('resident-widgets/bills').then(() => console.log('imported'))"],
        {
          cwd: folder,
        },
      )
      expect(stdout.trim()).toBe('imported')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('the start command serves the portal and prints its address', async () => {
    test.setTimeout(180_000)
    const folder = temporaryFolder()
    const [snippet] = snippetsFor('start')
    const env = {
      ...process.env,
      PORT: '0',
      HOSTS_PORT: '0',
      VENDOR_SYSTEM_PORT: '0',
      SANDBOX_PORT: '0',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
    }
    const child = spawn('bash', ['-c', `exec ${snippet?.code.trim()}`], { env, detached: true })
    const ended = new Promise(resolve => child.once('close', resolve))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    try {
      await expect.poll(() => output, { timeout: 150_000 }).toContain('Stop it with Ctrl+C.')
      const [, address = ''] = /Portal +(\S+)/.exec(output) ?? []
      expect((await fetch(address)).status).toBe(200)
    } finally {
      if (child.pid) process.kill(-child.pid, 'SIGINT')
      await ended
      rmSync(folder, { recursive: true })
    }
  })
})

test.describe('guides', () => {
  for (const scheme of ['light', 'dark'] as const)
    test(`every guide fits a phone and is accessible in ${scheme} colours`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.emulateMedia({ colorScheme: scheme })
      for (const name of guideNames) {
        await page.goto(`/demo/guides/${name}.html`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wide, name).toBeLessThanOrEqual(0)
        await checkAccessibility()
      }
    })

  test('the gallery links to the guides, a guide links to the next, and a code block can be copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/demo/')
    await page.getByRole('link', { name: 'Guides' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Quick start' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Add elements to a site' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add elements to a site')
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/embed/loader.js')
    await page
      .getByRole('navigation', { name: 'Guides' })
      .getByRole('link', { name: 'Elements', exact: true })
      .click()
    await expect(page.getByRole('heading', { name: 'resident-bills', level: 3 })).toBeVisible()
  })

  test('llms.txt links texts that the server serves', async ({ request }) => {
    const index = await request.get('/llms.txt')
    expect(index.headers()['content-type']).toContain('text/plain')
    const links = [...(await index.text()).matchAll(/\]\((\/[^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(guideNames.length)
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
  })
})

test('API-1: the API reference lists the calls of the OpenAPI document and makes one', async ({ page }) => {
  await page.goto('/demo/api/')
  await expect(page.locator('#operations-tag-platform')).toBeVisible({ timeout: 60_000 })
  await page.locator('#operations-tag-platform').click()
  await page.getByText('/health-check').first().click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table')).toContainText('200')
})
