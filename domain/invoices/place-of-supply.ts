import { statesForPinCode } from '../addresses/pin-code-states.ts'
import { parseState, stateByCode, type State } from '../addresses/states.ts'
import { gstinState, type Gstin } from '../identity/gstin.ts'

type Location = { readonly state: string; readonly zipcode: string }

/**
 * The State of an address: the typed one, otherwise the only State of its PIN code; null when neither is known. `agrees`
 * is false when the PIN code belongs to another State than the typed one.
 */
export function stateOfAddress(address: Location): {
  readonly state: State | null
  readonly agrees: boolean
} {
  const typed = parseState(address.state)
  const candidates = statesForPinCode(address.zipcode)
  if (typed !== null)
    return { state: typed, agrees: candidates.length === 0 || candidates.includes(typed.code) }
  const [only] = candidates
  return { state: candidates.length === 1 && only !== undefined ? stateByCode(only) : null, agrees: true }
}

/**
 * The State whose tax is due: for a registered buyer that of the GSTIN (IGST Act, s. 10(1)(b)), otherwise that of the
 * delivery address (s. 10(1)(ca), Circular 209/3/2024), or the seller's State when the address has no known one.
 */
export function placeOfSupply(delivery: Location, buyerGstin: Gstin | null, seller: State): State {
  const registered = buyerGstin === null ? null : stateByCode(gstinState(buyerGstin))
  return registered ?? stateOfAddress(delivery).state ?? seller
}
