import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  readonly name?: string
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

type Packages = Readonly<Record<string, LockedPackage>>

/** Package URL (https://github.com/package-url/purl-spec). */
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const nameOf = (path: string, { name }: LockedPackage) => name ?? path.replace(/^.*node_modules\//, '')

/** "sha512-…" in base64 → the same in hex, as CycloneDX has it. */
const hashesOf = (integrity: string | undefined) =>
  (integrity ?? '')
    .split(' ')
    .filter(text => text.startsWith('sha512-'))
    .map(text => ({ alg: 'SHA-512', content: Buffer.from(text.slice(7), 'base64').toString('hex') }))

/** What npm has for a licence in a file, "SEE LICENSE IN …", is no SPDX expression, so it is the name of a licence. */
const licensesOf = (license: string) =>
  license.startsWith('SEE LICENSE IN') ? [{ license: { name: license } }] : [{ expression: license }]

/** Returns the installed package that a name means to a package, as Node.js resolves it. */
function resolve(packages: Packages, path: string, name: string): string | undefined {
  for (let folder = path; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const candidate = `${folder && `${folder}/`}node_modules/${name}`
    if (packages[candidate]) return candidate
    if (folder === '') return undefined
  }
}

/** Paths of the packages that a package needs; optional peers are not installed by themselves. */
const needsOf = (packages: Packages, path: string): readonly string[] => {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {}
  const peers = Object.keys(peerDependencies ?? {}).filter(name => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].flatMap(
    name => resolve(packages, path, name) ?? [],
  )
}

/**
 * Lists the packages that the product needs by its lock file, without those of tests and builds, as CycloneDX 1.5. It has no
 * time and no random number, so that two bills of one commit are equal. `npm sbom --omit dev` is not used, because it leaves
 * out packages that a development package needs too.
 */
export function billOfMaterials({
  name,
  version,
  packages,
}: {
  readonly name: string
  readonly version: string
  readonly packages: Packages
}): object {
  const purlAt = (path: string) => {
    const one = packages[path]
    return one === undefined || path === '' ? purlOf(name, version) : purlOf(nameOf(path, one), one.version)
  }
  const paths = new Set([''])
  // A set is iterated over what is added meanwhile too.
  for (const path of paths) for (const need of needsOf(packages, path)) paths.add(need)
  const components = new Map<string, object>()
  const needs = new Map<string, Set<string>>()
  for (const path of paths) {
    const purl = purlAt(path)
    const all = needs.get(purl) ?? new Set()
    for (const need of needsOf(packages, path)) all.add(purlAt(need))
    needs.set(purl, all)
    const one = packages[path]
    if (one && path !== '')
      components.set(purl, {
        type: 'library',
        'bom-ref': purl,
        name: nameOf(path, one),
        version: one.version,
        purl,
        ...(one.license && { licenses: licensesOf(one.license) }),
        hashes: hashesOf(one.integrity),
      })
  }
  const byPurl = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purlAt(''),
        name,
        version,
        purl: purlAt(''),
        ...(packages['']?.license && { licenses: licensesOf(packages[''].license) }),
      },
    },
    components: [...components].sort(byPurl).map(([, component]) => component),
    dependencies: [...needs].sort(byPurl).map(([ref, all]) => ({ ref, dependsOn: [...all].sort() })),
  }
}

/** Writes the bill of materials of a build beside it. */
export function writeBillOfMaterials(output: string): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  writeFileSync(
    join(output, 'bill-of-materials.cdx.json'),
    `${JSON.stringify(billOfMaterials(lock), null, 2)}\n`,
  )
}
