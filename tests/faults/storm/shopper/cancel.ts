import type { Checkout, Storm } from './storm-context.ts'

/** Cancels an order, now and then with two taps. */
export async function cancel(
  { ask, tally }: Storm,
  { person, chance }: Checkout,
  orderId: string,
): Promise<void> {
  const taps = chance.happens(0.2) ? 2 : 1
  const question = {
    path: `/api/orders/${orderId}/cancel`,
    body: { reason: 'No longer needed' },
    as: person,
  }
  const answers = await Promise.all(Array.from({ length: taps }, () => ask(question)))
  for (const answer of answers) tally.hear('cancel', answer)
}
