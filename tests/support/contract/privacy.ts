import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import { codeSentTo } from '../api/attack.ts'
import { requestsOf, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of what a partner may know and decide about their data. */
export function privacyExamples(store: ContractStore): Examples {
  const { api, me } = store
  const { get, post, put, asGuest } = requestsOf(store)
  const firm = {
    gstin: '27AAPFU0939F1ZV',
    legalName: 'Gupta & Sons',
    address: { line: '4 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipcode: '400001' },
    addressId: null,
    usedAt: '2026-11-01T00:00:00.000Z',
  }
  const choice = { words: 'chhota sariya', productId: 'cement', options: '50 kg' }
  return {
    'PUT /api/quick-order/choices': {
      succeeds: [put('/api/quick-order/choices', { choices: [choice] })],
      fails: {
        'not-signed-in': asGuest('PUT', '/api/quick-order/choices', { choices: [choice] }),
        'invalid-input': put('/api/quick-order/choices', { choices: [] }),
      },
    },
    'POST /api/quick-order/choices/removal': {
      succeeds: [
        post('/api/quick-order/choices/removal', { words: 'chhota sariya' }),
        post('/api/quick-order/choices/removal', {}),
      ],
      fails: { 'not-signed-in': asGuest('POST', '/api/quick-order/choices/removal', {}) },
    },
    'POST /api/quick-order/requests': {
      succeeds: [post('/api/quick-order/requests', { text: 'solar panel 540w - 6' })],
      fails: {
        'not-signed-in': asGuest('POST', '/api/quick-order/requests', { text: 'x' }),
        'invalid-input': post('/api/quick-order/requests', { text: ' ' }),
        'too-many-requests': async () => {
          const hasty = api.asBrowser()
          await hasty.send('9800000032')
          await hasty.verify('9800000032', codeSentTo(api, '9800000032'))
          let last = new Response()
          for (const text of ['1', '2', '3', '4', '5', '6'])
            last = await hasty.call('/api/quick-order/requests', { method: 'POST', body: { text } })
          return last
        },
      },
    },
    'GET /api/account/consent': {
      succeeds: [get('/api/account/consent')],
      fails: { 'not-signed-in': asGuest('GET', '/api/account/consent') },
    },
    'PUT /api/account/consent': {
      succeeds: [put('/api/account/consent', { version: PRIVACY_VERSION })],
      fails: { 'invalid-input': put('/api/account/consent', { version: 'of yesterday' }) },
    },
    'GET /api/account/firms': {
      succeeds: [get('/api/account/firms')],
      fails: { 'not-signed-in': asGuest('GET', '/api/account/firms') },
    },
    'POST /api/account/firms': {
      succeeds: [post('/api/account/firms', { firms: [firm] })],
      fails: {
        'not-signed-in': asGuest('POST', '/api/account/firms', { firms: [firm] }),
        'invalid-input': post('/api/account/firms', { firms: [] }),
        'billing-differs': post('/api/account/firms', {
          firms: [{ ...firm, address: { ...firm.address, state: 'Haryana' } }],
        }),
      },
    },
    'POST /api/account/firms/{gstin}/default': {
      succeeds: [post('/api/account/firms/27AAPFU0939F1ZV/default')],
      fails: {
        'not-signed-in': asGuest('POST', '/api/account/firms/27AAPFU0939F1ZV/default'),
        'not-found': post('/api/account/firms/07AAGFF2194N1Z1/default'),
      },
    },
    'DELETE /api/account/firms/{gstin}': {
      succeeds: [() => me.call('/api/account/firms/27AAPFU0939F1ZV', { method: 'DELETE' })],
      fails: {
        'not-signed-in': asGuest('DELETE', '/api/account/firms/27AAPFU0939F1ZV'),
        'invalid-input': () => me.call('/api/account/firms/27', { method: 'DELETE' }),
      },
    },
    'GET /api/account/data': {
      succeeds: [get('/api/account/data')],
      fails: { 'not-signed-in': asGuest('GET', '/api/account/data') },
    },
    'GET /api/account/data.html': {
      succeeds: [get('/api/account/data.html')],
      fails: { 'not-signed-in': asGuest('GET', '/api/account/data.html') },
    },
    'GET /api/account/erasure': {
      succeeds: [get('/api/account/erasure')],
      fails: { 'not-signed-in': asGuest('GET', '/api/account/erasure') },
    },
    'POST /api/account/erasure': {
      succeeds: [
        async () => {
          const browser = api.asBrowser()
          await browser.send('9800000031')
          await browser.verify('9800000031', codeSentTo(api, '9800000031'))
          api.advanceClock(60_000)
          await browser.send('9800000031')
          const code = codeSentTo(api, '9800000031')
          return browser.call('/api/account/erasure', { method: 'POST', body: { code } })
        },
      ],
      fails: {
        'code-expired': post('/api/account/erasure', { code: '123456' }),
        'erasure-blocked': async () => {
          const browser = api.asBrowser()
          await browser.send(me.phone)
          await browser.verify(me.phone, codeSentTo(api, me.phone))
          api.advanceClock(60_000)
          await browser.send(me.phone)
          const code = codeSentTo(api, me.phone)
          return browser.call('/api/account/erasure', { method: 'POST', body: { code } })
        },
      },
    },
  }
}
