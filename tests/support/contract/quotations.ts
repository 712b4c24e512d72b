import { cementLine, deliveryAddress, openCustomer } from '../api/order-actions.ts'
import { staffBrowser } from '../api/staff-actions.ts'
import { NOTHING, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

const TOKEN = 'x'.repeat(43)

/** Examples of quotations. */
export async function quotationExamples({ api, guest, me }: ContractStore): Promise<Examples> {
  const counter = await staffBrowser(api, '9822222272', 'counter')
  const offer = () => ({
    id: crypto.randomUUID(),
    phone: '9811111134',
    address: deliveryAddress,
    lines: [cementLine],
  })
  const save = (body: object = offer()) => counter.post('/api/desk/quotations', body)
  const saved = async () => (await (await save()).json()) as { quotation: { id: string }; link: string }
  const pathOf = ({ link }: { readonly link: string }) => link.replace('/quotation', '/api/quotations')
  const answer = (path: string, given: string) => guest(path, { method: 'POST', body: { answer: given } })
  const pay = (path: string, step: '' | '/start', body?: object) =>
    guest(`${path}/payment${step}`, { method: 'POST', ...(body !== undefined && { body }) })
  const online = async () => {
    const path = pathOf(await saved())
    await answer(path, 'pay')
    return path
  }
  const request = () => ({ id: crypto.randomUUID(), lines: [cementLine], note: 'by Monday', pin: '411001' })
  const asked = async () => {
    const body = request()
    await me.post('/api/quotation-requests', body)
    return body.id
  }
  const askedAndWithdrawn = async () => {
    const id = await asked()
    await me.post(`/api/quotation-requests/${id}/withdrawal`)
    return id
  }
  const partner = await openCustomer(api, '9811111135')
  await api.database.queries
    .updateTable('partners')
    .set({ active: true })
    .where('phone', '=', '+919811111135')
    .execute()
  const passed = (more: object = {}) => ({
    id: crypto.randomUUID(),
    lines: [cementLine],
    margins: [1_000],
    customer: 'Bhola Ram',
    seller: { name: 'Asha' },
    ...more,
  })
  const passedPath = async () => {
    const body = passed()
    await partner.post('/api/partner-quotations', body)
    return `/api/partner-quotations/${body.id}`
  }
  return {
    'GET /api/partner-quotations': {
      succeeds: [
        async () => {
          await passedPath()
          return partner.call('/api/partner-quotations')
        },
      ],
      fails: { 'not-signed-in': () => guest('/api/partner-quotations') },
    },
    'POST /api/partner-quotations': {
      succeeds: [() => partner.post('/api/partner-quotations', passed())],
      fails: {
        'cart-changed': () =>
          partner.post('/api/partner-quotations', passed({ lines: [{ ...cementLine, seenPrice: '1' }] })),
        'invalid-input': () => partner.post('/api/partner-quotations', passed({ margins: [] })),
      },
    },
    'GET /api/partner-quotations/{id}': {
      succeeds: [async () => partner.call(await passedPath())],
      fails: { 'not-found': () => partner.call(`/api/partner-quotations/${NOTHING}`) },
    },
    'DELETE /api/partner-quotations/{id}': {
      succeeds: [async () => partner.call(await passedPath(), { method: 'DELETE' })],
      fails: {
        'not-signed-in': () => guest(`/api/partner-quotations/${NOTHING}`, { method: 'DELETE' }),
      },
    },
    'GET /api/partner-quotations/{id}/quotation.pdf': {
      succeeds: [async () => partner.call(`${await passedPath()}/quotation.pdf`)],
      fails: { 'not-found': () => partner.call(`/api/partner-quotations/${NOTHING}/quotation.pdf`) },
    },
    'GET /api/quotation-requests': {
      succeeds: [
        async () => {
          await askedAndWithdrawn()
          return me.call('/api/quotation-requests')
        },
      ],
      fails: { 'not-signed-in': () => guest('/api/quotation-requests') },
    },
    'POST /api/quotation-requests': {
      succeeds: [
        async () => {
          const body = request()
          const answered = await me.post('/api/quotation-requests', body)
          await me.post(`/api/quotation-requests/${body.id}/withdrawal`)
          return answered
        },
      ],
      fails: {
        'invalid-input': () => me.post('/api/quotation-requests', { ...request(), pin: '1' }),
        'not-found': () => me.post('/api/quotation-requests', { ...request(), firm: { id: NOTHING } }),
      },
    },
    'GET /api/quotation-requests/{id}': {
      succeeds: [async () => me.call(`/api/quotation-requests/${await askedAndWithdrawn()}`)],
      fails: { 'not-found': () => me.call(`/api/quotation-requests/${NOTHING}`) },
    },
    'POST /api/quotation-requests/{id}/withdrawal': {
      succeeds: [async () => me.post(`/api/quotation-requests/${await asked()}/withdrawal`)],
      fails: { 'not-found': () => me.post(`/api/quotation-requests/${NOTHING}/withdrawal`) },
    },
    'POST /api/own-quotations/{id}/link': {
      succeeds: [
        async () => {
          const made = await save({ ...offer(), phone: me.phone, days: 1 })
          const { quotation } = (await made.json()) as { quotation: { id: string } }
          return me.post(`/api/own-quotations/${quotation.id}/link`)
        },
      ],
      fails: { 'not-found': () => me.post(`/api/own-quotations/${NOTHING}/link`) },
    },
    'GET /api/desk/quotation-requests': {
      succeeds: [() => counter.call('/api/desk/quotation-requests?state=settled')],
      fails: { 'invalid-input': () => counter.call('/api/desk/quotation-requests?state=lost') },
    },
    'GET /api/desk/quotation-requests/{id}': {
      succeeds: [async () => counter.call(`/api/desk/quotation-requests/${await askedAndWithdrawn()}`)],
      fails: { 'not-found': () => counter.call(`/api/desk/quotation-requests/${NOTHING}`) },
    },
    'POST /api/desk/quotation-requests/{id}/decline': {
      succeeds: [
        async () =>
          counter.post(`/api/desk/quotation-requests/${await asked()}/decline`, { reason: 'Sold out.' }),
      ],
      fails: {
        'not-found': () => counter.post(`/api/desk/quotation-requests/${NOTHING}/decline`, { reason: 'x' }),
      },
    },
    'GET /api/desk/quotations': {
      succeeds: [
        async () => {
          await save()
          return counter.call('/api/desk/quotations?state=OPEN')
        },
      ],
      fails: { 'invalid-input': () => counter.call('/api/desk/quotations?state=LOST') },
    },
    'POST /api/desk/quotations': {
      succeeds: [() => save()],
      fails: { 'invalid-input': () => save({ ...offer(), days: 0 }) },
    },
    'POST /api/desk/quotations/{id}/cancel': {
      succeeds: [async () => counter.post(`/api/desk/quotations/${(await saved()).quotation.id}/cancel`)],
      fails: { 'not-found': () => counter.post(`/api/desk/quotations/${NOTHING}/cancel`) },
    },
    'POST /api/desk/quotations/{id}/link': {
      succeeds: [async () => counter.post(`/api/desk/quotations/${(await saved()).quotation.id}/link`)],
      fails: { 'not-found': () => counter.post(`/api/desk/quotations/${NOTHING}/link`) },
    },
    'GET /api/quotations/{token}': {
      succeeds: [async () => guest(pathOf(await saved()))],
      fails: { 'not-found': () => guest(`/api/quotations/${TOKEN}`) },
    },
    'GET /api/quotations/{token}/quotation.pdf': {
      succeeds: [async () => guest(`${pathOf(await saved())}/quotation.pdf`)],
      fails: { 'not-found': () => guest(`/api/quotations/${TOKEN}/quotation.pdf`) },
    },
    'GET /api/desk/quotations/{id}/quotation.pdf': {
      succeeds: [
        async () => counter.call(`/api/desk/quotations/${(await saved()).quotation.id}/quotation.pdf`),
      ],
      fails: { 'not-found': () => counter.call(`/api/desk/quotations/${NOTHING}/quotation.pdf`) },
    },
    'POST /api/quotations/{token}/payment/start': {
      succeeds: [async () => pay(await online(), '/start')],
      fails: { 'nothing-to-pay': async () => pay(pathOf(await saved()), '/start') },
    },
    'POST /api/quotations/{token}/payment': {
      succeeds: [async () => pay(await online(), '', { callback: null })],
      fails: { 'not-found': () => pay(`/api/quotations/${TOKEN}`, '', { callback: null }) },
    },
    'POST /api/quotations/{token}': {
      succeeds: [
        async () => answer(pathOf(await saved()), 'accept'),
        async () => answer(pathOf(await saved()), 'pay'),
        async () => answer(pathOf(await saved()), 'decline'),
      ],
      fails: {
        'not-found': () => answer(`/api/quotations/${TOKEN}`, 'accept'),
        'edit-conflict': async () => answer(pathOf(await saved()), 'ask'),
      },
    },
  }
}
