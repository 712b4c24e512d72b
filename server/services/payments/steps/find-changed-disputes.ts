import { findDispute } from '../../../db/payments/ledger.ts'
import type { ProviderDispute } from '../../../gateways/payments/port.ts'
import type { LearnDependencies } from './learn-payment.ts'
import { readAll, type Period } from './read-provider.ts'

/** The disputes of a period that are not mirrored as they are now. Throws `payment-provider-unreachable`. */
export async function findChangedDisputes(
  { database: { queries }, payments }: LearnDependencies,
  period: Period,
): Promise<ProviderDispute[]> {
  const changed: ProviderDispute[] = []
  for (const dispute of await readAll(payments.listDisputes, period)) {
    if ((await findDispute(queries, dispute.id))?.state !== dispute.state) changed.push(dispute)
  }
  return changed
}
