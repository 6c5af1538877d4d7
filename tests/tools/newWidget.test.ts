import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { widgetFaults } from '../conventions/widgetFaults.ts'

const root = resolve('.')
let copy: string

/** A tree with links to everything except the widgets. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'resident-new-widget-'))
  for (const shared of ['src', 'node_modules', 'tsconfig.json', 'biome.json', '.gitignore'])
    symlinkSync(join(root, shared), join(copy, shared))
  mkdirSync(join(copy, 'widgets'))
})
afterEach(() => rmSync(copy, { recursive: true }))

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const newWidget = (...args: string[]) => run('node', join(root, 'tools/commands/new-widget.ts'), ...args)
const files = (name: string) =>
  run('find', join('widgets', name), '-type', 'f')
    .output.trim()
    .split('\n')
    .map(file => file.slice(`widgets/${name}/`.length))

it('creates a complete widget that passes the types', () => {
  expect(newWidget('water-gauge').status).toBe(0)
  expect(widgetFaults('water-gauge', files('water-gauge'))).toEqual([])
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { preserveSymlinks: false },
    include: ['widgets'],
  }
  writeFileSync(join(copy, 'tsconfig.widget.json'), JSON.stringify(config))
  expect(run('tsc', '--noEmit', '-p', 'tsconfig.widget.json')).toEqual({ status: 0, output: '' })
})

it('creates a widget that is formatted and passes the lint', () => {
  newWidget('water-gauge')
  expect(run('biome', 'check', '--error-on-warnings', 'widgets')).toMatchObject({ status: 0 })
})

it('rejects names that are not valid in a tag and creates nothing', () => {
  for (const name of ['Water', 'water_gauge', '../water', 'water-', '']) {
    const { status, output } = newWidget(name)
    expect(status).toBe(1)
    expect(output).toMatch(/small letters|Name the widget/)
    const example = /(?:--|example) ([a-z-]+)/.exec(output)?.[1] ?? ''
    expect(existsSync(join(root, 'widgets', example))).toBe(false)
  }
  expect(existsSync(join(copy, 'water'))).toBe(false)
  expect(files('.')).toEqual([''])
})

it('leaves an existing widget unchanged', () => {
  newWidget('water-gauge')
  writeFileSync(join(copy, 'widgets/water-gauge/WaterGauge.tsx'), 'mine')
  const { status, output } = newWidget('water-gauge')
  expect(status).toBe(1)
  expect(output).toContain('The widget water-gauge already exists')
  expect(run('cat', 'widgets/water-gauge/WaterGauge.tsx').output).toBe('mine')
})
