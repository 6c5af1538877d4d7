import { serveForTests } from '../../tools/serveForTests.ts'

/** Starts one server for all tests and tells them where it is; the answer stops it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const { portal, hosts, stop } = await serveForTests()
  process.env.RESIDENT_PORTAL = portal
  process.env.RESIDENT_HOSTS = hosts
  return stop
}
