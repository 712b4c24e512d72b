import { deskOverHttp } from './desk-over-http.ts'
import type { Store } from './start-store.ts'

/** Gives a customer credit at the desk of a store, with bills of the old book, due thirty days after their day; returns the account’s id. */
export async function giveCredit(
  store: Store,
  phone: string,
  bills: readonly { readonly amount: number; readonly daysAgo: number; readonly reference: string }[],
): Promise<string> {
  const send = await deskOverHttp(store)
  const { customers } = (await send(`customers?q=${phone}`)) as { customers: { uid: string }[] }
  const id = crypto.randomUUID()
  const terms = { limit: 20_000_000, days: 30, checkedAt: 'ordering', isOpen: true }
  await send('credit-accounts', {
    id,
    holder: { kind: 'partner', id: customers[0]?.uid },
    terms,
  })
  for (const { amount, daysAgo, reference } of bills) {
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
    const entry = { id: crypto.randomUUID(), amount, isAdvance: false, day, reference }
    await send(`credit-accounts/${id}/openings`, entry)
  }
  return id
}
