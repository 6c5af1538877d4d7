import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { UserConfig } from 'vite'
import { readFirstStates } from '../derived/readFirstStates.ts'
import { clientEndpoints } from '../plugins/clientEndpoints.ts'
import { directIcons } from '../plugins/directIcons.ts'
import { elementEntries, elementEntryIds } from '../plugins/elementEntries.ts'
import { elementTexts } from '../plugins/elementTexts.ts'
import { embedGraph } from '../plugins/embedGraph.ts'
import { embedLicences } from '../plugins/embedLicences.ts'
import { inlineRuntime } from '../plugins/inlineRuntime.ts'
import { namespaceReact } from '../plugins/namespaceReact.ts'
import { isOwnCopy, ownCopies } from '../plugins/ownCopies.ts'
import { sharedKeys } from '../plugins/sharedKeys.ts'
import { type ChunkGroup, otherPages } from './portalChunks.ts'
import {
  assetName,
  ignoreDirectives,
  minified,
  scripts,
  shared,
  smallLibraries,
  treeshake,
  version,
} from './shared.ts'

const firstStates = await readFirstStates('dist/drawings/drawings.js')

/**
 * A script of modules that are fetched together.
 * @param paths regular expression of paths below src or widgets, without endings
 * @param others regular expression of icons (`icons/mail`) and libraries (`@tanstack`)
 */
const together = (name: string, paths: string, others?: string) => ({
  name,
  test: new RegExp(
    [`/(src|widgets)/(${paths})\\.(tsx?|css)`, ...(others ? [`/(${others})(\\.mjs|/)`] : [])].join('|'),
  ),
  includeDependenciesRecursively: false,
  priority: 4,
})

/**
 * The scripts that elements share. Each is a request, so small modules that are fetched together are one script; the
 * bundler cuts the rest by which elements share it. What public elements need at once is not in a group with schemas or the
 * cache of answers, because those are large, and no group imports another for the sake of one icon or rule.
 * - `core` is what most elements need at once, with its libraries, the fields of forms, and what else several elements share
 * - `frame` is the portal around its elements, `pages` are those that few visits begin with
 * - `calls` reads answers by schemas, and has what is read about every signed-in person; nothing of it is needed before an
 *   element reads something
 * - `lists` is what elements of a signed-in person share, with the cache of their answers and what is unread
 * - `mails` is what elements of mailed links share, `uploads` and `paying` what those with files and payments do
 * - `mailCalls`, `cardPayment` and `chat` are what these elements need after they are shown, `openedChat` what a chat needs when
 *   it is opened
 * - `hostStyles` is for pages with CSS of elements
 */
const sharedGroups = [
  // Before `frame`, whose pattern has them too.
  { name: 'pages', test: otherPages, includeDependenciesRecursively: false, priority: 5 },
  together(
    'calls',
    [
      'session/personCalls|client/(readableRecords|smallZod/\\w+)',
      'api/endpoints/(accounts|auth|contracts|endpoint|organizationGroups|platform)',
      'api/schemas/(accounts|auth|contracts|errors|modules|organizations|platform|primitives|unusableValues|users)',
    ].join('|'),
  ),
  together(
    'lists',
    [
      'runtime/(FirstAnswers|QueryShell|useFeature|useFocusOnMount|useIncrementalRender|useStableCallback)',
      'client/settleAll',
      'lists/(MoreRows|OnePanel|onePanel|rowsOf|updateCachedReads|useMarkRead|useUnreads|useVisibleRows)',
      'files/(FileNotice|Files|fileAddress|saveFile|savedFiles|useSignedFile)',
      'ui/([Pp]ager|useWidth|useFocusLost|CallableText|call)',
      'suite/(getUnreads|loadOrganizationSettings)|api/rules/unreads',
      'api/(endpoints|schemas)/(invoices|payments|receipts|unreads)',
    ].join('|'),
    '@tanstack|icons/(arrow-left|download)',
  ),
  {
    name: 'passkeys',
    test: /\/(client\/passkeys|login\/passkeySignIn)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    name: 'hostStyles',
    test: /\/element\/hostStyles\.ts$/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  together(
    'uploads',
    'files/(limitedField|useUploadLimits|useUploads)|ui/([fF]ileField|FileButton)|api/schemas/uploadLimits|api/rules/fileKind',
    'icons/(paperclip|rotate-cw)',
  ),
  together(
    'mails',
    'client/linkSecret|forms/(Done|Inbox|LightDomForm|PasswordPair|slotted|useMailLink|usePasswordStrength)|ui/(PasswordField|StrengthMeter|accountTask|strengthMeter)',
    'icons/(eye(-off)?|mail-check)',
  ),
  together(
    'paying',
    'api/rules/(money|payableMoney)|payments/(PayMethod|PaymentMethodSkeletons|payMethods|payProblems|paymentInUrl|returnUrl|startPaymentOnce|usePageRestored|useVisibleAmount)|client/leaveTo|theme/hostSheets(Event)?',
    'icons/credit-card',
  ),
  {
    name: 'core',
    test: /\/src\/((runtime|charts|contracts|files|forms|lists|payments|i18n|element|theme|suite|session|ui|api\/rules)\/|client\/newKey\.|api\/schemas\/(levels|limits|locales|patterns|publicPaths)\.)|lucide\/dist\/esm\/icons\/x\.mjs/,
    minShareCount: 6,
    priority: 3,
  },
]

/** A group of modules that elements share: without copies, which are in the elements' own scripts. */
const withoutCopies = ({ test, ...group }: (typeof sharedGroups)[number]) => ({
  ...group,
  test: (id: string) => !isOwnCopy(id) && test.test(id),
})

/** Whether a copy is imported by modules of a pattern only, directly or by other copies. */
function isImportedBy(modules: RegExp, id: string, importersOf: (id: string) => readonly string[]): boolean {
  if (!isOwnCopy(id)) return modules.test(id)
  const importers = importersOf(id)
  return importers.length > 0 && importers.every(importer => isImportedBy(modules, importer, importersOf))
}

/** A script of what one element needs later, or a few, with those of its copies that nothing else imports. */
const ofElement = (name: string, modules: RegExp): ChunkGroup => ({
  name: (id, context) =>
    modules.test(id) || isImportedBy(modules, id, each => context.getModuleInfo(each)?.importers ?? [])
      ? name
      : null,
  debugName: name,
  includeDependenciesRecursively: false,
  priority: 4,
})

const elementGroups = [
  ofElement(
    'frame',
    /hosts\/portal\/(?!layoutCalls)|src\/api\/rules\/(portal\w+|guards|menu|moduleWithPage)\.ts$|node_modules\/react-router\/|[?&]copy=portal$/,
  ),
  ofElement(
    'chat',
    /\/widgets\/live-chat\/(Chat|Conversation|LiveChatView|replies|useChatRules|components\/(Bubble|ChatPanel|ChatSkeleton))\.tsx?|\/api\/(endpoints|schemas)\/liveChatState\./,
  ),
  ofElement(
    'openedChat',
    /\/widgets\/live-chat\/(ConversationContent|followChat|model|useConversation|useUnsentMessages|components\/(Composer|Messages|OpenConversation|PanelContent|messages))\.(tsx?|css)|\/api\/(endpoints|schemas)\/liveChat\./,
  ),
  ofElement(
    'mailCalls',
    /\/src\/(forms\/mailLinkCalls|api\/rules\/(commonPasswords|passwordStrength))\.|\/widgets\/(password|unsubscribe|verify-email)\/(?!load)\w+Calls\./,
  ),
  ofElement('pageSignIn', /\/widgets\/login\/(linkAccount|components\/PageSignIn)\./),
  ofElement(
    'cardPayment',
    /\/widgets\/card-payment\/(PaymentOutcome|cardPaymentCalls|components\/(FixedFacts|Outcome)|useOutcome)\.|\/src\/(payments\/(CardFields|cardFields)|api\/(endpoints|schemas)\/partners)\./,
  ),
]

/**
 * Writes the address of a file beside a script without `new URL(…, import.meta.url)`, because bundlers of pages that
 * have the elements from npm would put the texts of all languages into their scripts.
 */
const renderBuiltUrl: NonNullable<UserConfig['experimental']>['renderBuiltUrl'] = (
  file,
  { hostId, hostType },
) => {
  if (hostType !== 'js') return { relative: true }
  const beside = posix.relative(posix.dirname(hostId), file)
  return { runtime: `import.meta.url+${JSON.stringify(`/../${beside}`)}` }
}

/** The elements, each with an entry of its own, in the folder of their version. */
export const embed: UserConfig = {
  ...scripts(
    `dist/embed/${version}`,
    { entry: elementEntryIds },
    {
      rolldownOptions: {
        treeshake,
        onwarn: ignoreDirectives,
        preserveEntrySignatures: 'allow-extension',
        output: {
          ...minified,
          codeSplitting: { groups: [...sharedGroups.map(withoutCopies), ...elementGroups] },
          // The folder's name changes with every build: file names need no digest.
          chunkFileNames: 'parts/[name].js',
          assetFileNames: ({ originalFileNames }) => `${assetName(originalFileNames[0])}[extname]`,
        },
      },
    },
  ),
  define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
  plugins: [
    elementEntries,
    directIcons,
    ownCopies(),
    clientEndpoints,
    namespaceReact,
    sharedKeys,
    inlineRuntime(),
    embedGraph(version, firstStates, {
      firstStates: readFileSync('dist/drawings/first-states.js', 'utf8'),
      prefetch: readFileSync('dist/drawings/prefetch.js', 'utf8'),
    }),
    elementTexts(firstStates),
    embedLicences,
  ],
  resolve: { alias: smallLibraries },
  experimental: { renderBuiltUrl },
}
