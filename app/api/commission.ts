import { commissionCalls, type CommissionStatementWire } from '#domain/customers/commission-wire.ts'
import { callApi } from './transport/call.ts'

/** The partner's own commission in a month (`2026-11`); `not-found` for those who are not active. */
export function fetchOwnCommission(month: string): Promise<CommissionStatementWire> {
  return callApi(commissionCalls.readOwn, { query: new URLSearchParams({ month }) })
}
