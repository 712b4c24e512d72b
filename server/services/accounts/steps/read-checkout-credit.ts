import { offerCredit, type CheckoutCredit } from '#domain/accounts/credit-use.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import { findCreditOffers } from '../../../db/accounts/account-orders.ts'
import type { Queries } from '../../../db/database.ts'

/** Accounts that somebody may order on (CREDIT-01); what a firm owes is told to whoever sees its account, and to staff. */
export async function readCheckoutCredit(
  queries: Queries,
  uid: string,
  { today, isStaff = false }: { readonly today: string; readonly isStaff?: boolean },
): Promise<CheckoutCredit[]> {
  const offers = await findCreditOffers(queries, { uid, today })
  return offers
    .filter(({ role }) => role === null || mayInFirm(role, 'orders:place'))
    .map(({ role, ...offer }) => {
      const seesAmounts = isStaff || role === null || mayInFirm(role, 'account:see')
      return offerCredit(offer, seesAmounts)
    })
}
