import type { PaymentProvider } from './port.ts'
import { razorpay, type RazorpayKeys } from './razorpay.ts'
import { createSimulatedProvider } from './simulated-provider.ts'
import { createSimulator, type Simulator, type SimulatorOptions } from './simulator/create-simulator.ts'
import { seededFaults, type FaultRate } from './simulator/fault-injection.ts'

/** The provider that the settings name; the simulator may be told to make trouble. */
export type PaymentProviderConfig =
  | { readonly provider: 'razorpay'; readonly keys: RazorpayKeys }
  | { readonly provider: 'simulator'; readonly trouble: FaultRate | null }

/** What the simulator works with; its keys have to be the same for all processes that share its books. */
export type SimulatorDependencies = Omit<SimulatorOptions, 'misbehave'>

/** Where the simulator's doors stand in the store. */
export const SIMULATOR_PATH = '/simulator'

/**
 * Opens the configured provider. The doors of the simulator, its `app`, have to be reachable for browsers under
 * `SIMULATOR_PATH`; without the header `x-frame-options` of the store, which its window could not be shown with.
 */
export function openPaymentProvider(
  route: PaymentProviderConfig,
  surroundings: SimulatorDependencies,
): { readonly provider: PaymentProvider; readonly simulator: Simulator | null } {
  if (route.provider === 'razorpay') return { provider: razorpay(route.keys), simulator: null }
  const misbehave = route.trouble === null ? {} : { misbehave: seededFaults(route.trouble) }
  const simulator = createSimulator({ ...surroundings, ...misbehave })
  return { provider: createSimulatedProvider(simulator, surroundings, SIMULATOR_PATH), simulator }
}
