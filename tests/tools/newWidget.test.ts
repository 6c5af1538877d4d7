import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { widgetFaults } from '../conventions/widgetFaults.ts'

const root = resolve('.')
let copy: string

/** A tree that shares everything with ours but its widgets. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'resident-new-widget-'))
  for (const shared of ['src', 'node_modules', 'tsconfig.json', 'biome.json', '.gitignore'])
    symlinkSync(join(root, shared), join(copy, shared))
  mkdirSync(join(copy, 'widgets'))
})
afterEach(() => rmSync(copy, { recursive: true }))

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
const newWidget = (...args: string[]) => run('node', join(root, 'tools/commands/new-widget.ts'), ...args)
const files = (name: string) =>
  run('find', join('widgets', name), '-type', 'f')
    .said.trim()
    .split('\n')
    .map(file => file.slice(`widgets/${name}/`.length))

it('a new widget has all that a widget needs, and its types are right', () => {
  expect(newWidget('water-gauge').status).toBe(0)
  expect(widgetFaults('water-gauge', files('water-gauge'))).toEqual([])
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { preserveSymlinks: false },
    include: ['widgets'],
  }
  writeFileSync(join(copy, 'tsconfig.widget.json'), JSON.stringify(config))
  expect(run('tsc', '--noEmit', '-p', 'tsconfig.widget.json')).toEqual({ status: 0, said: '' })
})

it('a new widget is formatted and passes the lint', () => {
  newWidget('water-gauge')
  expect(run('biome', 'check', '--error-on-warnings', 'widgets')).toMatchObject({ status: 0 })
})

it('a name that fits no tag is refused, and nothing is made', () => {
  for (const name of ['Water', 'water_gauge', '../water', 'water-', '']) {
    const { status, said } = newWidget(name)
    expect(status).toBe(1)
    expect(said).toMatch(/small letters|what the widget is called/)
  }
  expect(existsSync(join(copy, 'water'))).toBe(false)
  expect(files('.')).toEqual([''])
})

it('a widget that is there is left as it is', () => {
  newWidget('water-gauge')
  writeFileSync(join(copy, 'widgets/water-gauge/WaterGauge.tsx'), 'mine')
  const { status, said } = newWidget('water-gauge')
  expect(status).toBe(1)
  expect(said).toContain('There is a widget water-gauge already')
  expect(run('cat', 'widgets/water-gauge/WaterGauge.tsx').said).toBe('mine')
})
