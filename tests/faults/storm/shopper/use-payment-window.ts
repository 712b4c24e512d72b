import type { outcomes } from '#server/gateways/payments/simulator/pay.ts'
import type { StormContext } from './storm-context.ts'

/** How a payment attempt may end in the simulator's window. */
export type Outcome = (typeof outcomes)[number]

/** All outcomes with their relative frequency. */
export const outcomeWeights: Readonly<Record<Outcome, number>> = {
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

/** What the window returns to the page, and how the attempt ended. */
export type WindowResult = { readonly response: Readonly<Record<string, string>>; readonly outcome: Outcome }

/** Ends a payment attempt. Resolves with what the page received, `nothing`, or `not paid`. */
export async function usePaymentWindow(
  { request, observations }: StormContext,
  payment: string,
  outcome: Outcome,
): Promise<WindowResult | 'nothing' | 'not paid'> {
  const answer = await request({ path: '/simulator/window/pay', body: { order_id: payment, outcome } })
  observations.count(`window: ${outcome}`)
  if (answer?.status !== 200) {
    const isPaid = JSON.stringify(answer?.body ?? {}).includes('Payment already done')
    // the retry of a request whose answer was lost with the store
    if (answer !== null && !isPaid)
      observations.unexpected.push(
        `the window refused ${outcome}: POST ${answer.path} was answered with ${answer.status} ${JSON.stringify(answer.body)}`,
      )
    return 'nothing'
  }
  const post = answer.body.post as {
    readonly event: string
    readonly response?: WindowResult['response']
  } | null
  if (post === null) return 'nothing'
  return post.response === undefined ? 'not paid' : { response: post.response, outcome }
}
