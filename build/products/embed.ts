import { posix } from 'node:path'
import type { UserConfig } from 'vite'
import { elementCalls } from '../../hosts/portal/prefetch/prefetchedCalls.ts'
import { clientEndpoints } from '../plugins/clientEndpoints.ts'
import { elementEntries, elementEntryIds } from '../plugins/elementEntries.ts'
import { elementTexts } from '../plugins/elementTexts.ts'
import { embedGraph } from '../plugins/embedGraph.ts'
import { embedLicences } from '../plugins/embedLicences.ts'
import { inlineRuntime } from '../plugins/inlineRuntime.ts'
import { namespaceReact } from '../plugins/namespaceReact.ts'
import { sharedKeys } from '../plugins/sharedKeys.ts'
import { otherPages } from './portalChunks.ts'
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
 * - `views` is what only some of them share: rows that open, formatted text, and less common answers
 * - `outcome` holds charts too, because bills need both
 * - `menus` holds the small module about payments in addresses too, because the portal and both kinds of payment need both
 * - `contracts` holds the icons that several elements of a signed-in person have
 * - `gate` decides what a person may see, and holds the icons of elements behind it
 * - `mailCalls`, `cardPayment` and `chat` are what these elements need after they are shown
 * - `hostStyles` is for pages with CSS or HTML of elements
 */
const chunkGroups = [
  {
    name: 'frame',
    test: (id: string) =>
      !otherPages.test(id) &&
      /hosts\/portal\/(?!layoutCalls)|src\/api\/rules\/(portal\w+|guards|menu)\.ts$|node_modules\/react-router\//.test(
        id,
      ),
    includeDependenciesRecursively: false,
  },
  { name: 'pages', test: otherPages, includeDependenciesRecursively: false },
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
      'runtime/(QueryShell|useFeature|useFocusOnMount|useIncrementalRender|usePrefetchedQuery|useStableCallback)',
      'lists/(MoreRows|OnePanel|onePanel|rowsOf|updateCachedReads|useMarkRead|useUnreads|useVisibleRows)',
      'files/(FileNotice|Files|fileAddress|saveFile|savedFiles|useSignedFile)',
      'ui/([Pp]ager|useWidth|CallableText|call)',
      'suite/(getUnreads|loadOrganizationSettings)|api/rules/unreads',
      'api/(endpoints|schemas)/(invoices|messages|payments)',
    ].join('|'),
    '@tanstack|icons/(arrow-left|download)',
  ),
  together('icons', '(?!)', 'icons/(calendar-days|external-link|key-round)'),
  together('accounts', 'api/(endpoints|schemas)/(contractLinks|profile|sessions)|forms/useContact'),
  together(
    'outcome',
    'payments/(OutcomeCard|OutcomeSkeleton|outcome|usePaymentState)|charts/Chart|ui/charts/charts|runtime/useInView',
    'icons/chart-column',
  ),
  together('floating', 'runtime/([fF]loating|useGroup)'),
  together(
    'views',
    [
      'runtime/useInnerRoute|lists/RowSkeletons',
      'ui/(RichText|TextArea|richText|tables)',
      'api/rules/(calendarFile|monthBefore|readHtml|readings|safeHtml|tenThousandths)',
      'api/(endpoints|schemas)/(house|meters|polls|services)',
    ].join('|'),
  ),
  together(
    'gate',
    'runtime/(Can|ContractPicker|QuietGate|SessionGate|SignedOut|roleName|useMay|usePanel)|api/rules/(currentRole|permissions)|api/schemas/permissions',
    'icons/(circle-x|gauge|wrench|zap)',
  ),
  {
    name: 'passkeys',
    test: /\/(client\/passkeys|login\/passkeySignIn)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    name: 'hostStyles',
    test: /\/element\/(hostStyles|takeOver)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  together(
    'passwords',
    'ui/PasswordField|forms/(LightDomForm|slotted)|client/linkSecret',
    'icons/eye(-off)?',
  ),
  together(
    'uploads',
    'files/(useUploadLimits|useUploads)|ui/[fF]ileField|api/schemas/uploadLimits|api/rules/fileKind',
    'icons/(paperclip|rotate-cw)',
  ),
  together('choices', 'ui/(FileButton|RadioGroup|Tabs|radios|tabs)'),
  together(
    'menus',
    'ui/(DecimalField|Menu|Select|SelectField|menu|select)|payments/paymentInUrl|api/rules/(money|payableMoney|typedMoney)',
    'icons/(check|chevron-down|clock)',
  ),
  {
    ...together(
      'contracts',
      'ui/(Confirm|Dialog|Status|confirm|dialog)|contracts/ContractSummary|api/rules/(redirects|searchContracts)|suite/getSwitcherStore',
      'node_modules/lucide',
    ),
    minShareCount: 2,
    priority: 2,
  },
  together(
    'mails',
    'forms/(Done|Inbox|PasswordPair|useMailLink|usePasswordStrength)|ui/(StrengthMeter|accountTask|strengthMeter)',
    'icons/mail-check',
  ),
  together(
    'mailCalls',
    'forms/mailLinkCalls|api/rules/(commonPasswords|passwordStrength)|(password|unsubscribe|verify-email)/\\w+Calls',
  ),
  together(
    'cardPayment',
    'card-payment/(PaymentOutcome|cardPaymentCalls|components/(FixedFacts|Outcome)|useOutcome)|payments/(CardFields|cardFields)|api/(endpoints|schemas)/partners',
  ),
  together(
    'chat',
    'live-chat/(?!(ExternalChat|LiveChat|chatwoot|index|live-chat|chatMemory)\\.)[\\w/]+|api/(endpoints|schemas)/liveChat',
  ),
  together(
    'paying',
    'payments/(PayMethod|PaymentMethodSkeletons|payMethods|payProblems|returnUrl|startPaymentOnce|usePageRestored|useVisibleAmount)|client/leaveTo|theme/hostSheets(Event)?',
    'icons/credit-card',
  ),
  {
    name: 'core',
    test: /\/src\/((runtime|charts|contracts|files|forms|lists|payments|i18n|element|theme|suite|session)\/|ui\/(?![Cc]onfirm|[Dd]ialog)|api\/rules\/(?!redirects)|client\/newKey\.|api\/schemas\/(levels|limits|locales|mailings|patterns|publicPaths)\.)|lucide\/dist\/esm\/icons\/x\.mjs/,
    minShareCount: 6,
    priority: 3,
  },
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
          codeSplitting: { groups: chunkGroups },
          // The folder's name changes with every build: file names need no digest.
          chunkFileNames: 'parts/[name].js',
          assetFileNames: ({ originalFileNames }) => `${assetName(originalFileNames[0])}[extname]`,
        },
      },
    },
  ),
  define: {
    ...shared.define,
    'process.env.NODE_ENV': '"production"',
    __ELEMENT_CALLS__: JSON.stringify(elementCalls),
  },
  plugins: [
    elementEntries,
    clientEndpoints,
    namespaceReact,
    sharedKeys,
    inlineRuntime,
    embedGraph(version),
    elementTexts,
    embedLicences,
  ],
  resolve: { alias: smallLibraries },
  experimental: { renderBuiltUrl },
}
