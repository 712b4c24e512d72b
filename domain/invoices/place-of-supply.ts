import { stateOfAddress, type Location } from '../addresses/state-of-address.ts'
import { stateByCode, type State } from '../addresses/states.ts'
import { gstinState, type Gstin } from '../identity/gstin.ts'

/**
 * The State whose tax is due: for a registered buyer that of the GSTIN, wherever the goods go (bill to, ship to: IGST Act,
 * s. 10(1)(b)), otherwise that of the delivery address (s. 10(1)(ca), Circular 209/3/2024), or the seller's State when the
 * address has no known one.
 */
export function placeOfSupply(delivery: Location, buyerGstin: Gstin | null, seller: State): State {
  const registered = buyerGstin === null ? null : stateByCode(gstinState(buyerGstin))
  return registered ?? stateOfAddress(delivery).state ?? seller
}
