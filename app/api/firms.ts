import type { RememberedFirmWire } from '#domain/identity/billing-wire.ts'
import { request } from './request.ts'

type Firms = { firms: readonly RememberedFirmWire[] }

const isSound = ({ firms }: Partial<Firms>) => Array.isArray(firms)

/** The firms that the partner's orders were billed to, the last used first. */
export async function fetchFirms(): Promise<readonly RememberedFirmWire[]> {
  return (await request<Firms>('GET', '/api/account/firms', { isSound })).firms
}

/** Forgets a firm, and resolves with those that are left. */
export async function forgetFirm(gstin: string): Promise<readonly RememberedFirmWire[]> {
  const path = `/api/account/firms/${encodeURIComponent(gstin)}`
  return (await request<Firms>('DELETE', path, { isSound })).firms
}
