import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Plugin } from 'vite'

/** Names of the copied modules by folder below src. None keeps a state, which would exist once for each element. */
const namesByFolder: Readonly<Record<string, string>> = {
  'api/endpoints':
    'consumption contractLinks guestReadings house messages meters moveOuts passkeys polls profile services',
  'api/rules':
    'calendarFile charactersOf compareUse contractNameChange currentRole money monthBefore payableMoney permissions plainPhone ' +
    'readHtml readings redirects safeHtml searchContracts shownUnit tenThousandths typedMoney',
  'api/schemas':
    'consumption contractLinks guestReadings house mailings messages meters moveOuts passkeys permissions polls services ' +
    'sessions',
  charts: 'Chart',
  client: 'linkSecret sending',
  contracts: 'ContractName ContractSummary contractName',
  forms: 'LightDomForm readingFields slotted useContact',
  lists: 'RowSkeletons',
  payments: 'OutcomeCard OutcomeSkeleton consentToPay outcome paymentInUrl usePaymentState',
  runtime:
    'Can Floating GivenName QuietGate SessionGate SignedOut floating useContractNames useGroup useInView ' +
    'useInnerRoute useMay useOpenWhenLoaded usePanel useUnit',
  suite: 'getSwitcherStore',
  theme: 'renderedContrast',
  ui:
    'Checkbox Confirm DecimalField Dialog FileButton KeptFocus MailLink Menu PasswordField RadioGroup RichText Select SelectField Status ' +
    'Tabs TextArea checkbox confirm dialog keptFocus menu radios richText select tables tabs ' +
    'useFocusLost',
  'ui/charts': 'charts',
}

/** Small modules that each element has copies of: their paths below src, without endings. */
export const copiedModules: ReadonlySet<string> = new Set(
  Object.entries(namesByFolder).flatMap(([folder, names]) =>
    names.split(' ').map(name => `${folder}/${name}`),
  ),
)

/** Icons that are not in `core`. directIcons imports the module of each. */
const copiedIcons =
  /\/lucide\/dist\/esm\/icons\/(?!(circle-alert|circle-check|info|loader-circle|triangle-alert|x)\.)/

const marker = /[?&]copy=([a-z-]+)$/

/** Whether a module of the build is a copy for one element. */
export const isOwnCopy = (id: string): boolean => marker.test(id)

/** The id of a module's copy for one element. */
export const copyFor = (id: string, element: string): string =>
  `${id}${id.includes('?') ? '&' : '?'}copy=${element}`

const moduleTypes: ReadonlyMap<string, 'ts' | 'tsx'> = new Map([
  ['.tsx', 'tsx'],
  ['.ts', 'ts'],
])

/**
 * Gives each element its own copies of small modules, so that they are in its own scripts. Shared by elements they would be a
 * script for every set of elements that needs them, or one with much that most of these do not need: requests, or bytes, for a
 * page with one element.
 */
export function ownCopies(): Plugin {
  let root = ''
  /** "/src/ui/Select.tsx"; folders above the project may be called src or widgets too. */
  const pathInProject = (id: string) => (id.startsWith(root) ? id.slice(root.length) : '')

  /** The element that a module belongs to: those in its folder, and its copies. */
  const elementOf = (id: string) =>
    (/^\/(?:hosts|widgets)\/([a-z-]+)\//.exec(pathInProject(id)) ?? marker.exec(id))?.[1]

  const isCopied = (id: string) =>
    copiedIcons.test(id) ||
    copiedModules.has(/^\/src\/(.+)\.(?:tsx?|css)(?:\?|$)/.exec(pathInProject(id))?.[1] ?? '')

  return {
    name: 'resident-own-copies',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async resolveId(source, importer, options) {
      const element = importer && elementOf(importer)
      // What is imported dynamically is a script of its own anyway.
      if (!element || !/^[./]/.test(source) || options.kind === 'dynamic-import') return
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved || !isCopied(resolved.id)) return resolved
      return copyFor(resolved.id, element)
    },
    load(id) {
      const path = id.replace(/\?.*/, '')
      if (!isOwnCopy(id) || path.endsWith('.css')) return
      return { code: readFileSync(path, 'utf8'), moduleType: moduleTypes.get(extname(path)) ?? 'js' }
    },
  }
}
