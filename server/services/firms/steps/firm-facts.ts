import { AppError } from '#domain/errors.ts'
import { findBillingIssue, type Billing } from '#domain/identity/billing.ts'
import type { Gstin } from '#domain/identity/gstin.ts'

/** Lets the facts of a firm pass. Throws `billing-differs` where its address cannot be that of the GSTIN. */
export function requireFitting({ address }: Billing, gstin: Gstin): void {
  const billingIssue = findBillingIssue(address, gstin)
  if (billingIssue !== null) throw new AppError('billing-differs', { billingIssue })
}
