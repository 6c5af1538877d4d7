import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { testChromiumOptions } from '../tools/browser.ts'
import { accessibilityTree } from './support/accessibility/accessibilityTree.ts'

const root = new URL('..', import.meta.url).pathname

/** How long a test waits for what comes by itself. The default of a second is too little for a busy machine. */
const expectation = { poll: { timeout: 15_000 } }

/** Packages are named here so that the browser gets them in one piece, and no test sees a reload. */
const packages = [
  '@r2wc/react-to-web-component',
  '@tanstack/react-query',
  'i18next',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
]

function inNode(
  name: string,
  include: readonly string[],
  { globalSetup = [], isolate = true }: { readonly globalSetup?: string[]; readonly isolate?: boolean } = {},
): TestProjectInlineConfiguration {
  return {
    root,
    test: {
      name,
      environment: 'node',
      include: [...include],
      globalSetup,
      isolate,
      sequence: { groupOrder: 1 },
      // A test may start several servers, one after the other, on a busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: expectation,
      // The report of a run that nobody can repeat holds nothing but this message.
      chaiConfig: { truncateThreshold: 400 },
    },
  }
}

/** What elements do is tested in a real browser, once with React and once with what the embed build puts in its place. */
function inBrowser(
  library: 'react' | 'preact',
  renderer: readonly string[],
  alias: Readonly<Record<string, string>>,
): TestProjectInlineConfiguration {
  return {
    root,
    define: { __SUITE_VERSION__: '"test"' },
    // Each test file has a page of its own; modules are asked for once, as no file changes and no profile outlives the run.
    server: { headers: { 'Cache-Control': 'max-age=3600' } },
    resolve: {
      alias: Object.entries(alias).map(([from, to]) => ({ find: new RegExp(`^${from}$`), replacement: to })),
    },
    optimizeDeps: { include: [...renderer, ...packages] },
    test: {
      name: `elements-${library}`,
      env: { RENDERER: library, BREAKAGES: process.env.BREAKAGES ?? '' },
      include: ['tests/**/*.browser.test.{ts,tsx}'],
      testTimeout: 60_000,
      // Beside servers and databases two browsers wait for the processor, and tests for their end.
      sequence: { groupOrder: 2 },
      expect: expectation,
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        commands: { accessibilityTree },
        viewport: { width: 1024, height: 768 },
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ arg, ext }) => `${root}tests/pictures/${arg}${ext}`,
          },
        },
        // Residents' own, so that times of day are the same on every machine.
        provider: playwright({ launchOptions, contextOptions: { timezoneId: 'Europe/Vilnius' } }),
      },
    },
  }
}

const launchOptions = await testChromiumOptions()

export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    // Nothing is approved by being new: `-u` writes snapshots, also those that are missing.
    update: 'none',
    projects: [
      inNode('unit', ['tests/{src,widgets,hosts,conventions,build,tools}/**/!(*.browser).test.{ts,tsx}']),
      // A worker loads the server once for all of its files, which takes a second each time.
      inNode('api', ['tests/{server,demo,conformance}/**/*.test.ts'], {
        globalSetup: ['tests/support/prepareDatabases.ts'],
        isolate: false,
      }),
      inBrowser(
        'react',
        ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
        {},
      ),
      inBrowser(
        'preact',
        [
          'preact',
          'preact/compat',
          'preact/compat/client',
          'preact/hooks',
          'preact/jsx-runtime',
          'preact/test-utils',
        ],
        {
          'react-dom/client': 'preact/compat/client',
          react: 'preact/compat',
          'react-dom': 'preact/compat',
          'react/jsx-runtime': 'preact/jsx-runtime',
          'react/jsx-dev-runtime': 'preact/jsx-runtime',
          '.*/act.ts': 'preact/test-utils',
          i18next: `${root}src/i18n/smallI18next.ts`,
          'zod/mini': `${root}src/client/smallZod/smallZod.ts`,
        },
      ),
    ],
  },
})
