import { must } from '../Mismatch.ts'

interface CatalogueService {
  readonly code: string
  readonly names: Readonly<Record<string, string>>
}

interface NamedService {
  readonly code: string
  readonly name: string
}

/** Checks that a call names services as the catalogue does, in each language (BIL-6). */
export async function checkServiceNames(
  catalogue: readonly CatalogueService[],
  servicesIn: (headers: { readonly 'Accept-Language': string }) => Promise<readonly NamedService[]>,
): Promise<void> {
  for (const language of ['lt', 'lv', 'ru', 'en'])
    for (const { code, name } of await servicesIn({ 'Accept-Language': language })) {
      const entry = catalogue.find(service => service.code === code)
      must(!entry || entry.names[language] === name, `${code} is called "${name}" in ${language}.`)
    }
}
