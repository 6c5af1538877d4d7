import { endpoint } from '../../endpoints/endpoint.ts'
import { ProxiesAnswer, ProxiesParams, ProxyAnswer, ProxyBody, ProxyParams } from '../schemas/proxies.ts'

const access = 'vendor'

/** Proxies who vote for a contract. */
export const proxies = {
  list: endpoint({
    method: 'GET',
    path: 'contracts/{sourceId}/proxies',
    access,
    summary: 'The proxies of a contract, newest first, with those that ended or were revoked',
    params: ProxiesParams,
    answer: ProxiesAnswer,
  }),
  enter: endpoint({
    method: 'POST',
    path: 'contracts/{sourceId}/proxies',
    access,
    summary: 'Enters a proxy from a written authorisation that staff have seen (VOT-8)',
    params: ProxiesParams,
    body: ProxyBody,
    answer: ProxyAnswer,
    successes: [201],
    errors: ['poll_update_not_allowed'],
  }),
  revoke: endpoint({
    method: 'POST',
    path: 'contracts/{sourceId}/proxies/{proxy}/revocation',
    access,
    summary: 'Ends a proxy at once; a vote that it cast stays',
    params: ProxyParams,
    answer: 'none',
  }),
} as const
