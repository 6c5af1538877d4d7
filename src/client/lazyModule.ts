import { findLoader } from './findLoader.ts'

/** Fetches a part of the program when it is needed. `name` is the module's file name; its checksum is checked first. */
export const lazyModule =
  <Module>(name: string, load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    await findLoader()?.verify?.(name)
    return load()
  }
