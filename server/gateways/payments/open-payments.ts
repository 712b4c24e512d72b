import type { PaymentProvider } from './port.ts'
import { razorpay, type RazorpayKeys } from './razorpay.ts'
import { simulatedProvider } from './simulated-provider.ts'
import { makeSimulator, type Simulator, type SimulatorOptions } from './simulator/create-simulator.ts'
import { seededTrouble, type TroubleRate } from './simulator/fault-injection.ts'

/** The provider that the settings name; the simulator may be told to make trouble. */
export type PaymentRoute =
  | { readonly provider: 'razorpay'; readonly keys: RazorpayKeys }
  | { readonly provider: 'simulator'; readonly trouble: TroubleRate | null }

/** What the simulator works with; its keys have to be the same for all processes that share its books. */
export type SimulatorSurroundings = Omit<SimulatorOptions, 'misbehave'>

/** Where the simulator's doors stand in the store. */
export const SIMULATOR_PATH = '/simulator'

/**
 * Opens the configured provider. The doors of the simulator, its `app`, have to be reachable for browsers under
 * `SIMULATOR_PATH`; without the header `x-frame-options` of the store, which its window could not be shown with.
 */
export function openPayments(
  route: PaymentRoute,
  surroundings: SimulatorSurroundings,
): { readonly provider: PaymentProvider; readonly simulator: Simulator | null } {
  if (route.provider === 'razorpay') return { provider: razorpay(route.keys), simulator: null }
  const misbehave = route.trouble === null ? {} : { misbehave: seededTrouble(route.trouble) }
  const simulator = makeSimulator({ ...surroundings, ...misbehave })
  return { provider: simulatedProvider(simulator, surroundings, SIMULATOR_PATH), simulator }
}
