import { bytesOfBase64Url } from '../../common/base64.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invalidField } from '../../http/invalidField.ts'
import { pushQueries } from '../../push/pushQueries.ts'
import type { AccountServices } from './AccountServices.ts'

/** Whether a key is a point of the curve, so that messages can be encrypted with it. */
const isPoint = (key: string) =>
  crypto.subtle.importKey('raw', bytesOfBase64Url(key), { name: 'ECDH', namedCurve: 'P-256' }, true, []).then(
    () => true,
    () => false,
  )

/** Push messages to the browser of a session (PRF-5). */
export function pushRoutes({
  clock,
  config,
  database: { queries },
  checkPushAddress,
}: Pick<AccountServices, 'clock' | 'config' | 'database' | 'checkPushAddress'>): Routes['push'] {
  const browsers = pushQueries(queries)
  const answer = (isOn: boolean) => ({ data: { publicKey: config.pushKey, isOn } })

  return {
    async pushState({ session: { tokenHash } }) {
      return answer(config.pushKey !== null && (await browsers.isSubscribed(tokenHash)))
    },

    async subscribePush({ session: { tokenHash }, body: { endpoint, keys }, locale }) {
      if (config.pushKey === null) throw new HttpError('not_found')
      const fault = await checkPushAddress(endpoint)
      if (fault) throw invalidField('endpoint', `validation.${fault}`)
      if (!(await isPoint(keys.p256dh))) throw invalidField('keys.p256dh', 'validation.invalid')
      if (!(await browsers.subscribe(tokenHash, { endpoint, ...keys, locale }, clock())))
        throw new HttpError('unauthenticated')
      return answer(true)
    },

    async unsubscribePush({ session: { tokenHash } }) {
      await browsers.unsubscribe(tokenHash)
    },
  }
}
