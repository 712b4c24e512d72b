import { cementLine, deliveryAddress } from '../api/order-actions.ts'
import { staffBrowser } from '../api/staff-actions.ts'
import { NOTHING, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

const TOKEN = 'x'.repeat(43)

/** Examples of quotations. */
export async function quotationExamples({ api, guest }: ContractStore): Promise<Examples> {
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
  return {
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
