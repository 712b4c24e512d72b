import { sql } from 'kysely'
import { MAX_REMEMBERED, type RememberedChoice } from '#search/quick-order/remembered-choice.ts'
import type { ChosenWords } from '#domain/demand/demand.ts'
import type { Queries } from '../database.ts'

/** Finds the products that a partner chose for their words, the latest first. */
export async function findRememberedChoices(
  queries: Queries,
  partnerUid: string,
): Promise<(RememberedChoice & { readonly chosenAt: Date })[]> {
  const rows = await queries
    .selectFrom('remembered_choices')
    .select(['words', 'product_id', 'options', 'chosen_at'])
    .where('partner_uid', '=', partnerUid)
    .orderBy('chosen_at', 'desc')
    .limit(MAX_REMEMBERED)
    .execute()
  return rows.map((row) => ({
    words: row.words,
    productId: row.product_id,
    options: row.options,
    chosenAt: row.chosen_at,
  }))
}

/** Remembers choices of a partner, the first given as the latest; beyond `MAX_REMEMBERED` the oldest are forgotten. */
export async function addRememberedChoices(
  queries: Queries,
  { partnerUid, at }: { readonly partnerUid: string; readonly at: Date },
  choices: readonly RememberedChoice[],
): Promise<void> {
  const rows = new Map(
    choices.toReversed().map(({ words, productId, options }, order) => [
      `${words}\n${productId}`,
      {
        partner_uid: partnerUid,
        words,
        product_id: productId,
        options,
        // milliseconds tell which was the later one
        chosen_at: new Date(at.getTime() - (choices.length - 1 - order)),
      },
    ]),
  )
  await queries
    .insertInto('remembered_choices')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.columns(['partner_uid', 'words', 'product_id']).doUpdateSet((row) => ({
        options: row.ref('excluded.options'),
        chosen_at: row.ref('excluded.chosen_at'),
      })),
    )
    .execute()
  await sql`
    delete from remembered_choices where partner_uid = ${partnerUid} and (words, product_id) in (
      select words, product_id from remembered_choices where partner_uid = ${partnerUid}
      order by chosen_at desc offset ${MAX_REMEMBERED}
    )`.execute(queries)
}

/** Forgets what a partner chose for some words, or for all. */
export async function deleteRememberedChoices(
  queries: Queries,
  partnerUid: string,
  words: string | null,
): Promise<void> {
  const all = queries.deleteFrom('remembered_choices').where('partner_uid', '=', partnerUid)
  await (words === null ? all : all.where('words', '=', words)).execute()
}

/** Forgets what was chosen before some time; the result is how many rows. */
export async function deleteChoicesBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from remembered_choices where chosen_at < ${before}`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

/** Counts the partners who chose the same product for the same words since some time, most first. */
export async function countChosenWords(
  queries: Queries,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<ChosenWords[]> {
  const { rows } = await sql<ChosenWords>`
    select words, product_id as "productId", products.name, count(*)::integer as people
    from remembered_choices join products on products.id = product_id
    where chosen_at >= ${since}
    group by words, product_id, products.name
    order by count(*) desc, words, product_id limit ${limit}`.execute(queries)
  return rows
}
