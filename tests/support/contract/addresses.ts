import { deliveryAddress } from '../api/order-actions.ts'
import { NOTHING, requestsOf, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of the address book. */
export function addressExamples(store: ContractStore): Examples {
  const { api, me } = store
  const { get, post, put, remove, asGuest } = requestsOf(store)
  return {
    'GET /api/addresses': {
      succeeds: [get('/api/addresses'), async () => (await api.signedIn('9800000006'))('/api/addresses')],
      fails: { 'not-signed-in': asGuest('GET', '/api/addresses') },
    },
    'POST /api/addresses': {
      succeeds: [post('/api/addresses', deliveryAddress)],
      fails: { 'invalid-input': post('/api/addresses', { ...deliveryAddress, city: ' ' }) },
    },
    'PUT /api/addresses/default': {
      succeeds: [put('/api/addresses/default', { id: me.addressIds[1] })],
      fails: { 'address-not-found': put('/api/addresses/default', { id: NOTHING }) },
    },
    'PUT /api/addresses/{id}': {
      succeeds: [put(`/api/addresses/${me.addressIds[1]}`, deliveryAddress)],
      fails: { 'address-not-found': put(`/api/addresses/${NOTHING}`, deliveryAddress) },
    },
    'DELETE /api/addresses/{id}': {
      succeeds: [remove(`/api/addresses/${me.addressIds[1]}`)],
      fails: { 'address-not-found': remove(`/api/addresses/${NOTHING}`) },
    },
  }
}
