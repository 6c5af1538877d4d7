import { endpoint } from '../../endpoints/endpoint.ts'
import { HolderParams, HoldersAnswer, HoldersParams } from '../schemas/holders.ts'

const access = 'vendor'

/** People who linked a contract. */
export const holders = {
  list: endpoint({
    method: 'GET',
    path: 'contracts/{sourceId}/holders',
    access,
    summary: 'The people who have a contract in their account, with their roles',
    params: HoldersParams,
    answer: HoldersAnswer,
  }),
  confirm: endpoint({
    method: 'POST',
    path: 'contracts/{sourceId}/holders/{person}/confirm',
    access,
    summary: 'Confirms the roles that a person chose, which may vote then',
    params: HolderParams,
    answer: 'none',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'contracts/{sourceId}/holders/{person}',
    access,
    summary: 'Takes a contract out of a person’s account',
    params: HolderParams,
    answer: 'none',
  }),
} as const
