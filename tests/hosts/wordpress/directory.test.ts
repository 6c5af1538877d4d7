import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { describeElements } from '../../../build/derived/describeElements.ts'
import { elementList } from '../../../build/derived/elementList.ts'
import { readDeclarations } from '../../../build/derived/readDeclarations.ts'
import { pluginFiles } from '../../../build/wordpress/pluginFiles.ts'
import { findPhp } from '../../../tools/php.ts'
import { temporaryFolder } from '../../support/startMain.ts'

// What the directory's Plugin Check finds without a running WordPress, by its rules' names.

const slug = 'resident-widgets'
const prefix = /^resident_widgets_|^RESIDENT_WIDGETS_/
const version = '1.2.3'
const { path: plugin, remove } = temporaryFolder()
afterAll(remove)
const files = pluginFiles(elementList(describeElements(await readDeclarations(), [], version)), version)
for (const [path, content] of files) {
  mkdirSync(dirname(join(plugin, path)), { recursive: true })
  writeFileSync(join(plugin, path), content)
}
const textOf = (path: string) => String(files.get(path))
const phpFiles = [...files.keys()].filter(path => path.endsWith('.php'))
const php = findPhp() ?? ''

/** A PHP token: its kind, empty for punctuation, and its text. */
type Token = readonly [kind: string, text: string]

const readTokens = (): Readonly<Record<string, readonly Token[]>> =>
  JSON.parse(
    execFileSync(php, ['tests/hosts/wordpress/tokens.php'], {
      input: JSON.stringify(phpFiles.map(path => join(plugin, path))),
      encoding: 'utf8',
    }),
  )

/** Tokens up to the end of the statement or of the parenthesis, split at separators that are not inside others. */
function operandsOf(tokens: readonly Token[], separators: string): readonly (readonly Token[])[] {
  const operands: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    const [, text] = token
    if (depth === 0 && (text === ';' || text === ')')) break
    if ('(['.includes(text)) depth += 1
    if (')]'.includes(text)) depth -= 1
    if (depth === 0 && separators.includes(text)) operands.push([])
    else operands.at(-1)?.push(token)
  }
  return operands
}

/** Functions whose result may be printed. */
const escaping = /^(esc_\w+|selected|checked|disabled|wp_kses\w*|wp_json_encode)$/

const isEscaped = ([first, second]: readonly Token[]) =>
  first?.[0] === 'T_CONSTANT_ENCAPSED_STRING' ||
  first?.[0] === 'T_LNUMBER' ||
  (first?.[0] === 'T_STRING' && escaping.test(first[1]) && second?.[1] === '(')

/** Functions that the directory refuses, or for which WordPress has its own. */
const refused =
  /^(eval|create_function|base64_(en|de)code|str_rot13|gzinflate|unserialize|exec|shell_exec|system|passthru|popen|proc_open|curl_\w+|fopen|fwrite|file_get_contents|file_put_contents|unlink|rename|mkdir|json_encode|parse_url|strip_tags|rand|mt_rand|date|ini_set|set_time_limit|error_reporting|error_log|var_dump|var_export|print_r|extract|query_posts|move_uploaded_file|wp_redirect|_e|_ex|goto)$/
const translating = /^(__|_x|_n|_nx|esc_(html|attr)(__|_x))$/

describe.skipIf(!php)('the PHP of the WordPress plugin, by the rules of the plugin directory', () => {
  const all = Object.entries(php ? readTokens() : {}).flatMap(([file, tokens]) =>
    tokens.map(([kind, text], at) => ({ file: file.slice(plugin.length + 1), kind, text, tokens, at })),
  )
  const calls = all.filter(
    ({ kind, tokens, at }) =>
      kind === 'T_STRING' && tokens[at + 1]?.[1] === '(' && tokens[at - 1]?.[0] !== 'T_FUNCTION',
  )
  const named = ({ file, text }: { readonly file: string; readonly text: string }) => `${file}: ${text}`

  it('EMB-11: direct_file_access: every file ends at once outside of WordPress', () => {
    for (const path of phpFiles)
      expect(textOf(path), path).toMatch(/^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m)
  })

  it('EMB-11: prefixing: functions and constants have the plugin’s prefix', () => {
    const declared = all.filter(({ tokens, at }) =>
      ['T_FUNCTION', 'T_CONST'].includes(tokens[at - 1]?.[0] ?? ''),
    )
    const names = declared.filter(({ kind }) => kind === 'T_STRING')
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(({ text }) => !prefix.test(text)).map(named)).toEqual([])
  })

  it('EMB-11: late_escaping: everything printed is a literal or escaped', () => {
    const printed = all.flatMap(({ file, kind, text, tokens, at }) => {
      const operands =
        kind === 'T_ECHO' || kind === 'T_PRINT'
          ? operandsOf(tokens.slice(at + 1), '.,')
          : kind === 'T_STRING' && text === 'printf'
            ? operandsOf(tokens.slice(at + 2), ',')
            : []
      return operands.map(operand => ({ file, operand }))
    })
    expect(printed.length).toBeGreaterThan(10)
    expect(
      printed
        .filter(({ operand }) => !isEscaped(operand))
        .map(({ file, operand }) => `${file}: ${operand.map(([, text]) => text).join('')}`),
    ).toEqual([])
  })

  it('EMB-11: i18n_usage: texts are literals with the plugin’s text domain', () => {
    const translated = calls.filter(({ text }) => translating.test(text))
    expect(translated.length).toBeGreaterThan(20)
    const wrong = translated.filter(({ tokens, at }) => {
      const [text, ...others] = operandsOf(tokens.slice(at + 2), ',')
      const domain = others.filter(({ length }) => length > 0).at(-1)
      return (
        text?.[0]?.[0] !== 'T_CONSTANT_ENCAPSED_STRING' || text.length > 1 || domain?.[0]?.[1] !== `'${slug}'`
      )
    })
    expect(wrong.map(named)).toEqual([])
  })

  it('EMB-11: code_obfuscation, discouraged functions: calls none of them, and reads no superglobal', () => {
    expect(calls.filter(({ text }) => refused.test(text)).map(named)).toEqual([])
    const kinds = /^T_(EVAL|GOTO|INLINE_HTML|OPEN_TAG_WITH_ECHO|START_HEREDOC|GLOBAL)$/
    expect(
      all.filter(({ kind, text }) => kinds.test(kind) || /^\$(_[A-Z]+|GLOBALS)$/.test(text)).map(named),
    ).toEqual([])
  })
})

describe('the files of the WordPress plugin, by the rules of the plugin directory', () => {
  const readme = textOf('readme.txt')
  const header = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(readme)?.[1] ?? ''
  const ofPlugin = (name: string) =>
    new RegExp(`^ \\* ${name}: +(.+)$`, 'm').exec(textOf(`${slug}.php`))?.[1] ?? ''

  it('EMB-11: plugin_readme: has the headers, equal to those of the plugin', () => {
    expect(/^=== (.+) ===$/m.exec(readme)?.[1]).toBe(ofPlugin('Plugin Name'))
    expect(header('Stable tag')).toBe(version)
    expect(ofPlugin('Version')).toBe(version)
    for (const name of ['License', 'License URI', 'Requires at least', 'Requires PHP'])
      expect([name, header(name)]).toEqual([name, ofPlugin(name)])
    expect(header('Tested up to')).toMatch(/^\d+\.\d+$/)
    expect(header('Contributors')).toMatch(/^[a-z0-9]+$/)
    expect(header('Tags').split(', ').length).toBeLessThanOrEqual(5)
    const [, summary = ''] = readme.split('\n\n')
    expect(summary.length).toBeLessThanOrEqual(150)
    for (const title of [
      'Description',
      'External services',
      'Installation',
      'Frequently Asked Questions',
      'Changelog',
    ])
      expect(readme).toContain(`\n== ${title} ==\n`)
    expect(readme).toContain(`= ${version} =`)
  })

  it('EMB-11: file_type: has no hidden files, archives or programs, and no name beyond letters, digits, dots and hyphens', () => {
    const paths = [...files.keys()]
    expect(paths.filter(path => !/^[\w./-]+$/.test(path) || /(^|\/)\./.test(path))).toEqual([])
    expect([...new Set(paths.map(path => extname(path)))].sort()).toEqual([
      '.css',
      '.js',
      '.json',
      '.mo',
      '.php',
      '.txt',
    ])
  })

  it('EMB-11: offloading_files, enqueued_resources: names no address but examples and the licence', () => {
    const code = [...files.keys()].filter(path => /\.(php|js|css)$/.test(path))
    const addresses = code.flatMap(path =>
      [...textOf(path).matchAll(/\bhttps?:\/\/[^\s'"`)<]+/g)].map(([text]) => text),
    )
    expect(
      [...new Set(addresses)].filter(
        text => !/^https:\/\/(portal\.(example|invalid)|opensource\.org\/license)/.test(text),
      ),
    ).toEqual([])
    expect(code.filter(path => /<script\b(?![^>]*type="module")|<style\b/.test(textOf(path)))).toEqual([])
  })
})
