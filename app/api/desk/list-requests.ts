import { listRequestCalls, type ListRequestsWire, type ListRequestWire } from '#domain/list-requests/wire.ts'
import { callApi } from '../transport/call.ts'

/** The lists that customers sent: those that wait, the longest first, or those that were answered, the latest first. */
export function fetchListRequests(state: 'open' | 'answered'): Promise<ListRequestsWire> {
  return callApi(listRequestCalls.list, { query: new URLSearchParams({ state }) })
}

/** One of them. */
export function fetchListRequest(id: string): Promise<ListRequestWire> {
  return callApi(listRequestCalls.one, { params: { id } })
}

/** Marks a list as answered, or as open again. */
export function answerListRequest(id: string, isAnswered: boolean): Promise<ListRequestWire> {
  return callApi(listRequestCalls.answer, { params: { id }, body: { isAnswered } })
}
