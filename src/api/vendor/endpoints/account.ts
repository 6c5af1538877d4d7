import { endpoint } from '../../endpoints/endpoint.ts'
import { VendorAccountAnswer } from '../schemas/account.ts'

export const account = {
  me: endpoint({
    method: 'GET',
    path: 'me',
    access: 'vendor',
    summary: 'The vendor that the key belongs to, and the key’s name and expiry',
    answer: VendorAccountAnswer,
  }),
} as const
