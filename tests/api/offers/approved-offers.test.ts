import { beforeEach, expect, test } from 'vitest'
import type { ApprovalsWire, ApprovalWire } from '#domain/orders/approvals/wire.ts'
import type { OrderWire } from '#domain/orders/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { endOffers, givenBy, makeOffer } from '../../support/api/offer-actions.ts'
import { cementLine, type Body } from '../../support/api/order-actions.ts'

const { api } = await deskForTests({ REQUEST_RATE_FACTOR: '1' })
const { newBuyer, create, join } = firmActions(api)

beforeEach(() => endOffers(api))

/** A firm with an owner, and somebody who has to ask. */
async function firm() {
  const [owner, asker] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: asker, role: 'site-engineer', orderLimit: 100 })
  return { id, owner, asker }
}

/** Asks for approval of 3 bags with what offers save on them. */
function ask(me: FirmBuyer, firmId: string, offers: Body) {
  const order = {
    paymentMode: 'COD',
    addressId: me.addressId,
    lines: [cementLine],
    firm: { id: firmId },
    offers,
  }
  return me.post(`/api/firms/${firmId}/approvals`, { id: crypto.randomUUID(), order })
}

async function asked(me: FirmBuyer, firmId: string, offers: Body): Promise<string> {
  const { approvals } = await read<ApprovalsWire>(ask(me, firmId, offers))
  return approvals[0]?.path?.replace('/approval/', '/api/approvals/') ?? ''
}

test('[OFFER-01] [FIRM-06] an order that waits for approval has the offers that whoever asked was shown', async () => {
  const { id, owner, asker } = await firm()
  const offer = await makeOffer(api, { code: 'FIRM10' })
  const path = await asked(asker, id, { code: 'firm-10', saved: 35_40 })
  const shown = await read<ApprovalWire>(owner.call(path))
  expect(shown).toMatchObject({ total: 318_60, offers: [{ code: 'FIRM10', saved: 35_40 }] })
  await read(owner.post(path, { answer: 'approve', total: shown.total }))
  const [order] = await read<OrderWire[]>(asker.call('/api/orders'))
  expect(order).toMatchObject({ grandTotal: 318.6, offers: [{ code: 'FIRM10', saved: 35.4 }] })
  expect(await givenBy(api, offer)).toBe(35_40)
})

test('[OFFER-01] [FIRM-06] where they ended meanwhile, whoever approves sees the total without them first', async () => {
  const { id, owner, asker } = await firm()
  await makeOffer(api, { code: 'FIRM20' })
  const path = await asked(asker, id, { code: 'FIRM20', saved: 35_40 })
  await endOffers(api)
  const refused = await owner.post(path, { answer: 'approve', total: 318_60 })
  expect(await errorCodeOf(refused)).toBe('amount-changed')
  await read(owner.post(path, { answer: 'approve', total: 354_00 }))
  expect(await read<OrderWire[]>(asker.call('/api/orders'))).toMatchObject([{ grandTotal: 354 }])
})

test('[OFFER-01] [SAFE-01] who asks for approval guesses no more coupons than anybody', async () => {
  const { id, asker } = await firm()
  for (let guess = 0; guess < 20; guess += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await errorCodeOf(await ask(asker, id, { code: `GUESS${guess}`, saved: 0 }))).toBe(
      'offers-changed',
    )
  expect((await ask(asker, id, { code: 'GUESS', saved: 0 })).status).toBe(429)
})
