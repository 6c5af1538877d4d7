// Health check of the container: exits with 0 if the server on this machine reports that it is healthy.
import { readEnvironment } from './settings/environment.ts'

const { PORT } = readEnvironment(process.env)
const isWell = await fetch(`http://127.0.0.1:${PORT}/api/v5/health-check`, {
  signal: AbortSignal.timeout(4000),
})
  .then(({ ok }) => ok)
  .catch(() => false)
process.exit(isWell ? 0 : 1)
