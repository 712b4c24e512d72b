import { randomUUID } from 'node:crypto'
import type { EditPreviewWire } from '#domain/order-edits/wire.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { deskForTests } from '../api/desk-api.ts'
import type { TestApi } from '../api/test-api.ts'

/** Changes of an order by an edit. */
export type Changes = {
  readonly lines?: readonly object[]
  readonly added?: readonly object[]
  readonly address?: object
}

type Desk = Pick<Awaited<ReturnType<typeof deskForTests>>, 'as' | 'show'>
type More = { readonly role?: StaffRole; readonly [field: string]: unknown }

/** Previews an edit and saves it as it was shown; the answer is that of the preview where it is refused. */
export function orderEditor({ as, show }: Desk) {
  return async (
    orderId: string,
    changes: Changes,
    { role = 'counter', ...more }: More = {},
  ): Promise<Response> => {
    const path = `/api/desk/orders/${orderId}/edits`
    const { updatedAt: seenAt } = await show(orderId)
    const wanted = { lines: [], ...changes, seenAt }
    const shown = await as(role).post(`${path}/preview`, wanted)
    if (!shown.ok) return shown
    const { totalAfter: seenTotal, laterDay } = (await shown.json()) as EditPreviewWire
    return as(role).post(path, { ...wanted, seenTotal, laterDay, id: randomUUID(), ...more })
  }
}

/** The token of the link to a proposed edit that a customer was sent last. */
export async function sentEditToken(api: TestApi): Promise<string> {
  await api.runJobs()
  const links = api.messages.flatMap(
    (message) => /order-change\/([\w-]+)/.exec(JSON.stringify(message))?.[1] ?? [],
  )
  return links.at(-1) ?? ''
}

/** Answers a proposed edit by its link. */
export function answerEdit(api: TestApi, token: string, answer: 'accept' | 'decline'): Promise<Response> {
  return api.asBrowser().call(`/api/order-changes/${token}`, { method: 'POST', body: { answer } })
}
