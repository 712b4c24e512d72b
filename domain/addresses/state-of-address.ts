import { statesForPinCode } from './pin-code-states.ts'
import { parseState, stateByCode, type State } from './states.ts'

/** Parts of an address that tell its State. */
export type Location = { readonly state: string; readonly zipcode: string }

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
