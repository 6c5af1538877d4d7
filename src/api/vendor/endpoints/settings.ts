import { endpoint } from '../../endpoints/endpoint.ts'
import {
  VendorSettingsAnswer,
  VendorSettingsChange,
  VendorTexts,
  VendorTextsAnswer,
  VendorTextsParams,
} from '../schemas/settings.ts'

const access = 'vendor'

/** What is the vendor's own: look, contact, languages, features, menus and texts. */
export const settings = {
  read: endpoint({
    method: 'GET',
    path: 'settings',
    access,
    summary: 'Settings and branding of the vendor',
    answer: VendorSettingsAnswer,
  }),
  change: endpoint({
    method: 'PUT',
    path: 'settings',
    access,
    summary: 'Changes the settings that the body names; features and menus are replaced as a whole',
    body: VendorSettingsChange,
    bodyBytes: 256 * 1024,
    answer: VendorSettingsAnswer,
  }),
  texts: endpoint({
    method: 'GET',
    path: 'texts/{locale}',
    access,
    summary: 'The vendor’s own texts in a language',
    params: VendorTextsParams,
    answer: VendorTextsAnswer,
  }),
  replaceTexts: endpoint({
    method: 'PUT',
    path: 'texts/{locale}',
    access,
    summary: 'Replaces the vendor’s own texts in a language',
    params: VendorTextsParams,
    body: VendorTexts,
    bodyBytes: 1024 * 1024,
    answer: VendorTextsAnswer,
  }),
} as const
