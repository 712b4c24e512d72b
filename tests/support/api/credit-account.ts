import { randomUUID } from 'node:crypto'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import type { deskForTests } from './desk-api.ts'
import { openCustomer } from './order-actions.ts'

type Desk = Awaited<ReturnType<typeof deskForTests>>

/** A customer with a credit account of their own, and what staff post to it. */
export async function openCreditAccount({ api, as }: Pick<Desk, 'api' | 'as'>, phone: string) {
  const customer = await openCustomer(api, phone)
  const page = await as('owner').call(`/api/desk/customers?q=${phone.slice(-10)}`)
  const uid = ((await page.json()) as { customers: { uid: string }[] }).customers[0]?.uid ?? ''
  const id = randomUUID()
  const terms = { limit: 50_000_000, days: 30, checkedAt: 'ordering', isOpen: true }
  await as('manager').post('/api/desk/credit-accounts', { id, holder: { kind: 'partner', id: uid }, terms })
  const post = async (action: string, body: object): Promise<CreditAccountDetailWire> => {
    api.advanceClock(1_000)
    const answer = await as('manager').post(`/api/desk/credit-accounts/${id}/${action}`, {
      id: randomUUID(),
      ...body,
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as CreditAccountDetailWire
  }
  return {
    id,
    uid,
    customer,
    post,
    bill: (amount: number, day: string, reference: string) =>
      post('openings', { amount, isAdvance: false, day, reference }),
    receive: (amount: number, day: string, more: object = {}) =>
      post('receipts', {
        amount,
        method: 'BANK',
        reference: `U${randomUUID().slice(0, 8)}`,
        day,
        allot: 'oldest',
        ...more,
      }),
  }
}
