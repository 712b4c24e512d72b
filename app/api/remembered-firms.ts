import { rememberedFirmCalls as firmCalls, type RememberedFirmWire } from '#domain/identity/billing-wire.ts'
import { callApi } from './transport/call.ts'

/** The firms that the partner's orders were billed to, the last used first. */
export async function fetchFirms(): Promise<readonly RememberedFirmWire[]> {
  return (await callApi(firmCalls.list, {})).firms
}

/** Forgets a firm, and resolves with those that are left. */
export async function forgetFirm(gstin: string): Promise<readonly RememberedFirmWire[]> {
  return (await callApi(firmCalls.forget, { params: { gstin } })).firms
}

/** Remembers firms that were forgotten, as they were answered, and resolves with all. */
export async function rememberFirms(
  firms: readonly RememberedFirmWire[],
): Promise<readonly RememberedFirmWire[]> {
  return (await callApi(firmCalls.remember, { body: { firms: [...firms] } })).firms
}

/** Offers a firm first, and resolves with all. */
export async function chooseDefaultFirm(gstin: string): Promise<readonly RememberedFirmWire[]> {
  return (await callApi(firmCalls.chooseDefault, { params: { gstin } })).firms
}
