import { existsSync } from 'node:fs'

/** Where Debian's package of a JavaScript library puts a file. */
export const debianLibrary = (file: string): string => `/usr/share/javascript/${file}`

/** Debian's packages of the old libraries beside which elements are tested; npm has none of Prototype. */
export const libraryPackages = [
  'libjs-prototype',
  'libjs-mootools',
  'libjs-dojo-core',
  'libjs-jquery-ui',
] as const

/** The libraries' files, if all are installed. */
export function findOldLibraries(): readonly string[] | undefined {
  const files = [
    'prototype/prototype.js',
    'mootools/mootools.js',
    'dojo/dojo.js',
    'jquery-ui/jquery-ui.js',
  ].map(debianLibrary)
  return files.every(file => existsSync(file)) ? files : undefined
}
