import type { ListRequestsWire, ListRequestWire } from '#domain/list-requests/wire.ts'
import { request } from './request.ts'

/** The lists that customers sent: those that wait, the longest first, or those that were answered, the latest first. */
export function fetchListRequests(state: 'open' | 'answered'): Promise<ListRequestsWire> {
  return request('GET', `/api/desk/list-requests?state=${state}`, {
    isSound: ({ requests }) => Array.isArray(requests),
  })
}

/** One of them. */
export function fetchListRequest(id: string): Promise<ListRequestWire> {
  return request('GET', `/api/desk/list-requests/${encodeURIComponent(id)}`, {
    isSound: ({ text }: Partial<ListRequestWire>) => typeof text === 'string',
  })
}

/** Marks a list as answered, or as open again. */
export function answerListRequest(id: string, isAnswered: boolean): Promise<ListRequestWire> {
  return request('POST', `/api/desk/list-requests/${encodeURIComponent(id)}/answer`, {
    body: { isAnswered },
    isSound: ({ text }: Partial<ListRequestWire>) => typeof text === 'string',
  })
}
