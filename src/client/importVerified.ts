import { findLoader } from './findLoader.ts'

/**
 * Runs a dynamic import once the loader has fetched its scripts with their checksums: a changed script is refused before
 * it runs. The embed build puts this around every dynamic import (`build/plugins/verifiedImports.ts`); sources just import.
 */
export async function importVerified<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  await findLoader()?.verify?.(name)
  return load()
}
