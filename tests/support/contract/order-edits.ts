import { cementLine, deliveryAddress, freshKey } from '../api/order-actions.ts'
import { staffBrowser } from '../api/staff-actions.ts'
import { NOTHING, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

const TOKEN = 'x'.repeat(43)

/** Examples of orders that are edited before packing. */
export async function orderEditExamples({ api, guest, shipped }: ContractStore): Promise<Examples> {
  const counter = await staffBrowser(api, '9822222271', 'counter')
  // of a customer of its own: one may have few cash orders open
  const placed = await counter.call('/api/desk/orders', {
    method: 'POST',
    headers: { 'idempotency-key': freshKey() },
    body: { phone: '9811111133', address: deliveryAddress, lines: [cementLine], paymentMode: 'COD' },
  })
  const { orderId } = (await placed.json()) as { orderId: string }
  const path = `/api/desk/orders/${orderId}/edits`
  const wish = async (quantity: number, ofOrder = orderId) => {
    const order = await (await counter.call(`/api/desk/orders/${ofOrder}`)).json()
    const { updatedAt: seenAt } = order as { updatedAt: string }
    return { lines: [{ line: 0, quantity }], seenAt }
  }
  const edit = async (quantity: number) =>
    counter.post(path, { ...(await wish(quantity)), id: crypto.randomUUID(), seenTotal: quantity * 11_800 })
  let units = 4
  /** Proposes one unit more, and returns the token of the link. */
  const proposed = async (): Promise<string> => {
    units += 1
    await edit(units)
    await api.runJobs()
    const links = api.messages.flatMap(
      (message) => /order-change\/([\w-]+)/.exec(JSON.stringify(message))?.[1] ?? [],
    )
    return links.at(-1) ?? ''
  }
  const answer = (token: string, body: unknown) =>
    guest(`/api/order-changes/${token}`, { method: 'POST', body })
  return {
    'POST /api/desk/orders/{orderId}/edits/preview': {
      succeeds: [async () => counter.post(`${path}/preview`, await wish(2))],
      fails: {
        'move-not-allowed': async () =>
          counter.post(`/api/desk/orders/${shipped}/edits/preview`, await wish(2, shipped)),
      },
    },
    'POST /api/desk/orders/{orderId}/edits': {
      succeeds: [() => edit(2)],
      fails: {
        'invalid-input': () => edit(0),
        'not-found': () =>
          counter.post(`/api/desk/orders/${NOTHING}/edits`, {
            lines: [{ line: 0, quantity: 1 }],
            id: NOTHING,
            seenAt: '2026-11-20T06:30:00.000Z',
            seenTotal: 1,
          }),
      },
    },
    'POST /api/desk/orders/{orderId}/edits/withdrawal': {
      succeeds: [
        async () => {
          const { edit: waiting } = (await (await edit(3)).json()) as { edit: { id: string } }
          return counter.post(`${path}/withdrawal`, { id: waiting.id })
        },
      ],
      fails: { 'not-found': () => counter.post(`${path}/withdrawal`, { id: NOTHING }) },
    },
    'POST /api/desk/orders/{orderId}/edits/agreement': {
      succeeds: [
        async () => {
          const { edit: waiting } = (await (await edit(4)).json()) as { edit: { id: string } }
          return counter.post(`${path}/agreement`, { id: waiting.id })
        },
      ],
      fails: { 'not-found': () => counter.post(`${path}/agreement`, { id: NOTHING }) },
    },
    'GET /api/order-changes/{token}': {
      succeeds: [
        async () => {
          const token = await proposed()
          const shown = await guest(`/api/order-changes/${token}`)
          await answer(token, { answer: 'decline' })
          return shown
        },
      ],
      fails: {
        'not-found': () => guest(`/api/order-changes/${TOKEN}`),
        'invalid-input': () => guest('/api/order-changes/x'),
      },
    },
    'POST /api/order-changes/{token}': {
      succeeds: [
        async () => answer(await proposed(), { answer: 'accept' }),
        async () => answer(await proposed(), { answer: 'decline' }),
      ],
      fails: {
        'not-found': () => answer(TOKEN, { answer: 'accept' }),
        'edit-conflict': async () => {
          const token = await proposed()
          await answer(token, { answer: 'decline' })
          return answer(token, { answer: 'accept' })
        },
      },
    },
  }
}
