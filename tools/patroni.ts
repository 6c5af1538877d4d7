import { existsSync } from 'node:fs'
import { findOnSystem } from './systemPrograms.ts'

/** Debian's packages of a PostgreSQL cluster that Patroni keeps, with etcd as its store. */
export const patroniPackages = ['patroni', 'etcd-server', 'postgresql'] as const

export interface PatroniPrograms {
  readonly patroni: string
  readonly etcd: string
  /** Folder of PostgreSQL's programs. */
  readonly postgres: string
}

/** Folder of the programs of Debian's PostgreSQL, which has pg_dump; undefined if it is not installed. */
export const findDebianPostgres = (): string | undefined =>
  ['18', '17', '16', '15']
    .map(version => `/usr/lib/postgresql/${version}/bin`)
    .find(folder =>
      ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every(name => existsSync(`${folder}/${name}`)),
    )

/** Paths of the programs; undefined if one of them is missing. */
export function findPatroni(): PatroniPrograms | undefined {
  const [patroni, etcd] = ['patroni', 'etcd'].map(name => findOnSystem([name], existsSync))
  const postgres = findDebianPostgres()
  return patroni && etcd && postgres ? { patroni, etcd, postgres } : undefined
}
