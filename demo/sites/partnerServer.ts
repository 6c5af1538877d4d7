import { demoPartner } from '../seed/seedPartners.ts'

/** The basket of every example customer: always the same bill. */
const basket = { service: 'alfa-vilnius', reference: '100217', amount: '12.30' }

/** Number of attempts, each with a new session after the previous one expired. */
const tries = 9

/**
 * The example partner's server: creates the payment session of an order with its secret key, by a
 * server-to-server call. Each order has one payment session, so it is paid once however often its page is
 * opened.
 * @param callApi calls the API
 * @returns a function that returns the payment session of an order number
 */
export const partnerServer =
  (portal: string, callApi: (request: Request) => Promise<Response>) =>
  async (order: string): Promise<string> => {
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const answer = await callApi(
        new Request(`${portal}/api/v5/partners/payment-sessions`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${demoPartner.secretKey}`,
            'Idempotency-Key': `order-${order}-${attempt}`,
          },
          body: JSON.stringify(basket),
        }),
      )
      if (!answer.ok) throw new Error(`The partner's server was answered ${answer.status}.`)
      const { data } = (await answer.json()) as { data: { id: string; state: string } }
      if (data.state !== 'expired' && data.state !== 'refunded') return data.id
    }
    throw new Error('This order has waited for too long.')
  }
