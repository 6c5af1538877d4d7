import { portalAddress } from './addresses.ts'

/** A snippet with the URLs of the running server. */
export const withServerUrls = (code: string) =>
  code.replaceAll(/https:\/\/portal\.example|http:\/\/localhost:8080/g, portalAddress())
