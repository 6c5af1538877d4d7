import { endpoint } from '../../endpoints/endpoint.ts'
import {
  ClientFormAnswer,
  ClientFormFileParams,
  ClientFormParams,
  ClientFormsAnswer,
  ClientFormsQuery,
} from '../schemas/clientForms.ts'

const access = 'vendor'
const params = ClientFormParams

/** Client data forms of new owners. */
export const clientForms = {
  list: endpoint({
    method: 'GET',
    path: 'client-forms',
    access,
    summary: 'Client data forms, newest first',
    query: ClientFormsQuery,
    answer: ClientFormsAnswer,
  }),
  one: endpoint({
    method: 'GET',
    path: 'client-forms/{form}',
    access,
    summary: 'One client data form',
    params,
    answer: ClientFormAnswer,
  }),
  file: endpoint({
    method: 'GET',
    path: 'client-forms/{form}/files/{file}',
    access,
    summary: 'A document of a form',
    params: ClientFormFileParams,
    answer: 'file',
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
  }),
  takeOver: endpoint({
    method: 'POST',
    path: 'client-forms/{form}/take-over',
    access,
    summary: 'Marks a form as taken over and deletes its identity document',
    params,
    answer: ClientFormAnswer,
  }),
} as const
