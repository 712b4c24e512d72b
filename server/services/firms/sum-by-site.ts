import type { SiteSpending } from '#domain/firms/site.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { startOfIstDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { sumBySite } from '../../db/firms/firm-sites.ts'
import { seeFirm } from './steps/see-firm.ts'

/**
 * Reads what was ordered for a firm in a month, by site: by everybody for whoever may see all orders, by oneself for others (FIRM-02). Throws
 * `not-found`.
 */
export async function readSiteSpending(
  { database: { queries } }: { readonly database: Database },
  actor: Partner,
  { id, month }: { readonly id: string; readonly month: string },
): Promise<SiteSpending[]> {
  const { may } = await seeFirm(queries, actor, id)
  const from = startOfIstDay(`${month}-01`)
  return sumBySite(queries, {
    firmId: id,
    customer: may('orders:see-all') ? null : actor.uid,
    from,
    before: startOfIstDay(`${monthAfter(month)}-01`),
  })
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
