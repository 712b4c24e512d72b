import { grantRole } from '../browser/desk-steps.ts'
import { openDeskOverHttp } from './sign-in-over-http.ts'
import type { Store } from './start-store.ts'

/** Puts a customer, or a firm, on a price list at the desk of a store; the result removes the list. */
export async function agreePrices(
  store: Store,
  holder: { readonly phone: string } | { readonly firm: string },
  rules: readonly object[],
): Promise<() => Promise<void>> {
  const cookie = await openDeskOverHttp(store, await grantRole(store, 'manager', 'Meena'))
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${store.baseURL}/api/desk/${path}`, {
      method,
      headers: { cookie, origin: store.baseURL, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const uidOf = async (phone: string) => {
    const { customers } = (await send('GET', `customers?q=${phone}`)) as { customers: { uid: string }[] }
    return customers[0]?.uid
  }
  const path = `price-lists/${crypto.randomUUID()}`
  const none = { target: 'all', key: '', uid: null, percentOff: null, price: null, from: 1 }
  await send('PUT', path, {
    name: 'Contractors',
    fromDay: '2026-01-01',
    untilDay: null,
    holders:
      'firm' in holder
        ? [{ kind: 'firm', id: holder.firm }]
        : [{ kind: 'person', id: await uidOf(holder.phone) }],
    rules: rules.map((rule) => ({ ...none, ...rule })),
    revision: 0,
  })
  return async () => {
    await send('DELETE', path)
  }
}
