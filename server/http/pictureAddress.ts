import type { AppConfig } from '../AppConfig.ts'
import { apiRoot } from './apiRoot.ts'

/** Where pages find a picture of ours, e.g. "content/3/picture.svg"; null where no network leads to us. */
export const pictureAddress = ({ publicUrl, hasPictures }: AppConfig, path: string): string | null =>
  hasPictures ? `${publicUrl}${apiRoot}/${path}` : null
