import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import { codeSentTo } from '../api/attack.ts'
import { requestsOf, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of what a partner may know and decide about their data. */
export function privacyExamples(store: ContractStore): Examples {
  const { api, me } = store
  const { get, post, put, asGuest } = requestsOf(store)
  return {
    'GET /api/account/consent': {
      succeeds: [get('/api/account/consent')],
      fails: { 'not-signed-in': asGuest('GET', '/api/account/consent') },
    },
    'PUT /api/account/consent': {
      succeeds: [put('/api/account/consent', { version: PRIVACY_VERSION })],
      fails: { 'invalid-input': put('/api/account/consent', { version: 'of yesterday' }) },
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
