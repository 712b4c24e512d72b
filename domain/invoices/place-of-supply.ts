import { statesForPinCode } from '../addresses/pin-code-states.ts'
import { parseState, stateByCode, type State } from '../addresses/states.ts'
import { gstinState, type Gstin } from '../identity/gstin.ts'

type Place = { readonly state: string; readonly zipcode: string }

/**
 * The State that an address lies in: what a person typed, else the only one that its PIN code can mean; null when
 * neither tells. `agrees` is false where the PIN code lies in another State than was typed.
 */
export function stateOfAddress(address: Place): { readonly state: State | null; readonly agrees: boolean } {
  const typed = parseState(address.state)
  const possible = statesForPinCode(address.zipcode)
  if (typed !== null) return { state: typed, agrees: possible.length === 0 || possible.includes(typed.code) }
  const [only] = possible
  return { state: possible.length === 1 && only !== undefined ? stateByCode(only) : null, agrees: true }
}

/**
 * The State whose tax is due. For a registered buyer that of their GSTIN (IGST Act, s. 10(1)(b)), for others that of
 * the delivery address (s. 10(1)(ca), Circular 209/3/2024), and the seller's own where the address does not tell.
 */
export function placeOfSupply(delivery: Place, buyerGstin: Gstin | null, seller: State): State {
  const registered = buyerGstin === null ? null : stateByCode(gstinState(buyerGstin))
  return registered ?? stateOfAddress(delivery).state ?? seller
}
