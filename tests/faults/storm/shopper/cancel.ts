import type { Checkout, StormContext } from './storm-context.ts'

/** Cancels an order, sometimes with two taps. */
export async function cancel(
  { request, observations }: StormContext,
  { shopper, random }: Checkout,
  orderId: string,
): Promise<void> {
  const taps = random.chance(0.2) ? 2 : 1
  const cancellation = {
    path: `/api/orders/${orderId}/cancel`,
    body: { reason: 'No longer needed' },
    as: shopper,
  }
  const answers = await Promise.all(Array.from({ length: taps }, () => request(cancellation)))
  for (const answer of answers) observations.record('cancel', answer)
}
