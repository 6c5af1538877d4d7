/** Hashes passwords for storage and compares them. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>
  /** Takes as long for a wrong password as for the right one. */
  readonly matches: (password: string, hash: string) => Promise<boolean>
}
