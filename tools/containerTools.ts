import { existsSync } from 'node:fs'
import { findOnSystem } from './systemPrograms.ts'

/** Programs with which tests check signed containers without any code of this project. */
export interface ContainerTools {
  readonly xmlsec: string
  readonly unzip: string
}

/** xmlsec1 and unzip of the system; undefined if one of them is missing. */
export function findContainerTools(): ContainerTools | undefined {
  // unzip has no --version.
  const [xmlsec, unzip] = [findOnSystem(['xmlsec1']), findOnSystem(['unzip'], existsSync)]
  return xmlsec && unzip ? { xmlsec, unzip } : undefined
}
