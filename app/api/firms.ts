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

/** Remembers firms that were forgotten, as they were answered, and resolves with all. */
export async function rememberFirms(
  firms: readonly RememberedFirmWire[],
): Promise<readonly RememberedFirmWire[]> {
  return (await request<Firms, Firms>('POST', '/api/account/firms', { body: { firms }, isSound })).firms
}

/** Offers a firm first, and resolves with all. */
export async function chooseDefaultFirm(gstin: string): Promise<readonly RememberedFirmWire[]> {
  const path = `/api/account/firms/${encodeURIComponent(gstin)}/default`
  return (await request<Firms>('POST', path, { isSound })).firms
}
