import type { TestServer } from './server.ts'

/** Presses a button of the mock bank's page of a payment; `action` is the button's value, e.g. "approve". */
export const pressAtBank = (
  { sandboxUrl }: Pick<TestServer, 'sandboxUrl'>,
  payment: string | undefined,
  action: string,
): Promise<Response> =>
  fetch(`${sandboxUrl}/pay/${payment}`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  })
