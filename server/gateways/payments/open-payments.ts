import type { PaymentProvider } from './port.ts'
import { razorpay, type RazorpayKeys } from './razorpay.ts'
import { createSimulatedProvider } from './simulated-provider.ts'
import { createSimulator, type Simulator, type SimulatorOptions } from './simulator/create-simulator.ts'
import { seededFaults, type FaultRate } from './simulator/fault-injection.ts'

/** The configured provider; the simulator may inject faults. */
export type PaymentProviderConfig =
  | { readonly provider: 'razorpay'; readonly keys: RazorpayKeys }
  | { readonly provider: 'simulator'; readonly faultRate: FaultRate | null }

/** The simulator's dependencies; processes that share its ledger must use the same keys. */
export type SimulatorDependencies = Omit<SimulatorOptions, 'faults'>

/** The path of the simulator's routes. */
export const SIMULATOR_PATH = '/simulator'

/**
 * Opens the configured provider. The routes of the simulator, its `app`, must be served under `SIMULATOR_PATH`, without the
 * `x-frame-options` header of the store, which would block its payment window.
 */
export function openPaymentProvider(
  config: PaymentProviderConfig,
  dependencies: SimulatorDependencies,
): { readonly provider: PaymentProvider; readonly simulator: Simulator | null } {
  if (config.provider === 'razorpay') return { provider: razorpay(config.keys), simulator: null }
  const faults = config.faultRate === null ? {} : { faults: seededFaults(config.faultRate) }
  const simulator = createSimulator({ ...dependencies, ...faults })
  return { provider: createSimulatedProvider(simulator, dependencies, SIMULATOR_PATH), simulator }
}
