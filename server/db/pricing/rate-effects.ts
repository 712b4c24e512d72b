import { sql } from 'kysely'
import type { RateMember } from '#domain/pricing/day-rates/day-rate.ts'
import type { Queries } from '../database.ts'
import { productOf } from './day-rates.ts'

/** Open quotations and orders that wait for an approval, which hold prices of sizes that are about to change. */
export type RateEffects = {
  readonly quotations: readonly {
    readonly id: string
    readonly number: string
    readonly customer: string | null
  }[]
  readonly quotationCount: number
  readonly approvalCount: number
}

/** Finds what holds prices of some sizes, which it keeps: the first quotations that are open, and how many there are. */
export async function findRateEffects(
  queries: Queries,
  members: readonly Pick<RateMember, 'key' | 'uid'>[],
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<RateEffects> {
  const keys = members.filter(({ uid }) => uid === null).map(({ key }) => key)
  const uids = members.flatMap((member) =>
    member.uid === null ? [] : [`${productOf(member)} ${member.uid}`],
  )
  const holds = (product: string, uid: string) => sql<boolean>`(
    ${sql.raw(product)} = any(${keys}::text[])
    or concat(regexp_replace(${sql.raw(product)}, 'Variant\\[[0-9]+\\]$', ''), ' ', ${sql.raw(uid)}) = any(${uids}::text[]))`
  const { rows } = await sql<RateEffects['quotations'][number] & { total: number }>`
    select quotations.id, number, partners.name as customer, (count(*) over ())::int as total
    from quotations join partners on partners.uid = quotations.user_id
    where state = 'OPEN' and quotations.expires_at > ${at} and exists (
      select from json_array_elements(quotations.content::json -> 'items') as item
      where ${holds(`item ->> 'variantId'`, `item -> 'variantSpecs' ->> 'uid'`)})
    order by quotations.created_at desc limit ${limit}`.execute(queries)
  const waiting = await sql<{ count: number }>`
    select count(*)::int as count from order_approvals
    where state = 'WAITING' and expires_at > ${at} and exists (
      select from json_array_elements(request::json -> 'lines') as line
      where ${holds(`line ->> 'product'`, `line ->> 'variantUid'`)})`.execute(queries)
  return {
    quotations: rows.map(({ id, number, customer }) => ({ id, number, customer })),
    quotationCount: rows[0]?.total ?? 0,
    approvalCount: waiting.rows[0]?.count ?? 0,
  }
}
