// Ends well when the server of this machine says that it is well: what the container's health check runs.
import { readEnvironment } from './environment.ts'

const { PORT } = readEnvironment(process.env)
const isWell = await fetch(`http://127.0.0.1:${PORT}/api/v5/health-check`, {
  signal: AbortSignal.timeout(4000),
})
  .then(({ ok }) => ok)
  .catch(() => false)
process.exit(isWell ? 0 : 1)
