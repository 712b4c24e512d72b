import type { outcomes } from '#server/gateways/payments/simulator/pay.ts'
import type { Storm } from './storm-context.ts'

/** How a try to pay may end in the window of the simulator. */
export type Outcome = (typeof outcomes)[number]

/** Every one of them, each as often as its weight says. */
export const endings: Readonly<Record<Outcome, number>> = {
  success: 50,
  'webhook-first': 6,
  'webhook-twice': 6,
  'success-twice': 6,
  'silent-success': 6,
  'slow-success': 6,
  'wrong-amount': 4,
  'wrong-signature': 4,
  failure: 6,
  cancel: 6,
}

/** What the window gives the page to bring back, and how it ended. */
export type Given = { readonly response: Readonly<Record<string, string>>; readonly outcome: Outcome }

/** Ends a try to pay; what the page is given, or that it heard nothing, or that nothing was paid. */
export async function useWindow(
  { ask, tally }: Storm,
  payment: string,
  outcome: Outcome,
): Promise<Given | 'nothing' | 'not paid'> {
  const answer = await ask({ path: '/simulator/window/pay', body: { order_id: payment, outcome } })
  tally.count(`window: ${outcome}`)
  if (answer?.status !== 200) {
    const isPaid = JSON.stringify(answer?.body ?? {}).includes('Payment already done')
    // the window was sent again because its answer was lost with the store
    if (answer !== null && !isPaid) tally.strange.push(`the window refused: ${JSON.stringify(answer.body)}`)
    return 'nothing'
  }
  const post = answer.body.post as { readonly event: string; readonly response?: Given['response'] } | null
  if (post === null) return 'nothing'
  return post.response === undefined ? 'not paid' : { response: post.response, outcome }
}
