import type {
  ConsentRequest,
  ConsentStateWire,
  ErasurePlanWire,
  ErasureRequest,
} from '#domain/privacy/wire.ts'
import { request, requestNothing, send } from './request.ts'

/** The privacy policies that the partner agreed to. */
export function fetchConsent(): Promise<ConsentStateWire> {
  return request<ConsentStateWire>('GET', '/api/account/consent', {
    isSound: ({ given, current }) => Array.isArray(given) && typeof current === 'string',
  })
}

/** Agrees to the policy of a version. */
export function giveConsent(version: string): Promise<void> {
  const body: ConsentRequest = { version }
  return requestNothing('PUT', '/api/account/consent', body)
}

/** Everything that the store holds of the partner, as a file. */
export async function fetchPersonalData(form: 'json' | 'html'): Promise<Blob> {
  const url = form === 'json' ? '/api/account/data' : '/api/account/data.html'
  return (await send('GET', url, {})).blob()
}

/** What erasing the account would leave, and what stands against it. */
export function fetchErasurePlan(): Promise<ErasurePlanWire> {
  return request<ErasurePlanWire>('GET', '/api/account/erasure', {
    isSound: ({ openOrders }) => Array.isArray(openOrders),
  })
}

/** Erases the account; the code was sent to the partner's own number. */
export function eraseAccount(code: string): Promise<void> {
  const body: ErasureRequest = { code }
  return requestNothing('POST', '/api/account/erasure', body)
}
