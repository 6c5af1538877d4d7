import type { AppConfig } from '../settings/AppConfig.ts'
import { apiRoot } from './apiRoot.ts'

/** URL of an image of this server, e.g. "content/3/picture.svg"; null if no network leads to the server. */
export const pictureAddress = ({ publicUrl, hasPictures }: AppConfig, path: string): string | null =>
  hasPictures ? `${publicUrl}${apiRoot}/${path}` : null
