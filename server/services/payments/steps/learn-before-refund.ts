import { PaymentProviderError, type ProviderDispute } from '../../../gateways/payments/port.ts'
import { findDispute } from '../../../db/payments/ledger.ts'
import { learnDispute } from './learn-dispute.ts'
import { learnPayment, type LearnDependencies } from './learn-payment.ts'
import { readAll, type Period } from './read-provider.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Older disputes are known from the daily reconciliation. */
const NEW_DISPUTES_MS = 3 * DAY_MS

/**
 * Disputes that the provider has and no notice told: it refunds what a bank withholds if it is asked to, and the money may go
 * back twice. An account whose disputes it refuses to list goes by the notices alone.
 */
export async function findNewDisputes(dependencies: LearnDependencies, at: Date): Promise<ProviderDispute[]> {
  const period = { from: new Date(at.getTime() - NEW_DISPUTES_MS), to: at }
  return findChangedDisputes(dependencies, period).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof PaymentProviderError && cause.code === 'refused') return []
    throw error
  })
}

/** The disputes of a period that are not mirrored as they are now. Throws `payment-provider-unreachable`. */
async function findChangedDisputes(
  { database: { queries }, payments }: LearnDependencies,
  period: Period,
): Promise<ProviderDispute[]> {
  const changed: ProviderDispute[] = []
  for (const dispute of await readAll(payments.listDisputes, period)) {
    if ((await findDispute(queries, dispute.id))?.state !== dispute.state) changed.push(dispute)
  }
  return changed
}

/** Reads the ledger of a payment anew, with what is disputed of it, before something of it is sent back. */
export async function learnBeforeRefund(
  dependencies: LearnDependencies,
  paymentId: string,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  await learnPayment(dependencies, paymentId)
  for (const dispute of disputes.filter((one) => one.paymentId === paymentId))
    await learnDispute(dependencies, dispute.id)
}
