import { demoPartner } from '../seed/seedPartners.ts'

/** What the example's customers have in their baskets: all of them the same bill. */
const basket = { service: 'alfa-vilnius', reference: '100217', amount: '12.30' }

/** How often a basket may be left lying until its time to pay is over. */
const tries = 9

/**
 * What the server of the example partner does: with its secret key it fixes the payment of an order, by a call from
 * server to server. An order has one payment session, so it is paid once however often its page is opened.
 * @param callApi makes a call to the API
 * @returns gives the payment session of an order by its number
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
      if (data.state !== 'expired') return data.id
    }
    throw new Error('This order has waited for too long.')
  }
