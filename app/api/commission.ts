import type { CommissionStatementWire } from '#domain/customers/commission-wire.ts'
import { request } from './request.ts'

/** The partner's own commission in a month (`2026-11`); `not-found` for those who are not active. */
export function fetchOwnCommission(month: string): Promise<CommissionStatementWire> {
  return request('GET', `/api/account/commission?month=${month}`, {
    isSound: ({ entries }: Partial<CommissionStatementWire>) => Array.isArray(entries),
  })
}
