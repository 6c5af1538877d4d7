import { plainAnswer } from './assetAnswer.ts'

/** Says whether the process runs, whatever its database does: if it does not answer, it is restarted. */
const livePath = '/livez'
/** Says whether requests can be sent to the process now. */
const readyPath = '/readyz'

const answerOf = (isWell: boolean) => plainAnswer(isWell ? 200 : 503, isWell ? 'yes' : 'no')

/**
 * Answers the probes of load balancers and orchestrators; returns undefined for other paths.
 * @param isReady resolves to whether database, migrations and disk are in order
 */
export const probes =
  (isReady: () => Promise<boolean>) =>
  (pathname: string): Promise<Response> | Response | undefined =>
    pathname === livePath ? answerOf(true) : pathname === readyPath ? isReady().then(answerOf) : undefined
