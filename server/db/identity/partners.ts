import { sql } from 'kysely'
import type { Address, AddressBook } from '#domain/addresses/address.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { CustomerBlock } from '#domain/identity/customer-block.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { hasCredit } from '../accounts/own-accounts.ts'
import { hasPrices } from '../pricing/rules-in-force.ts'
import type { Queries } from '../database.ts'

type Row = {
  uid: string
  phone: string
  name: string | null
  language: Language
  registration_date: Date
  verification_status: string
  active: boolean
  block: CustomerBlock | null
  has_firms?: boolean
  has_credit?: boolean
  has_prices?: boolean
}

/** The number of a customer, for staff: the one that an account had while nobody can sign in to it. */
export const contactPhone = sql<string>`coalesce(partners.phone, partners.former_phone, '')`.as('phone')

/** The columns of a partner's own record, for joins in queries of other aggregates. */
export const partnerColumns = [
  'partners.uid',
  contactPhone,
  'partners.name',
  'partners.language',
  'partners.registration_date',
  'partners.verification_status',
  'partners.active',
  'partners.block',
] as const

/** Column that says if a partner is in a firm or invited to one. */
export const hasFirms =
  sql<boolean>`(exists (select from firm_people where firm_people.partner_uid = partners.uid)
  or exists (select from firm_invitations where firm_invitations.phone = partners.phone and firm_invitations.state = 'OPEN'))`.as(
    'has_firms',
  )

/** A partner from a row with the `partnerColumns`. */
export function partnerFromRow(row: Row): Partner {
  return {
    uid: row.uid,
    phone: row.phone as Phone,
    name: row.name,
    language: row.language,
    registration_date: row.registration_date.toISOString(),
    verification_status: row.verification_status,
    active: row.active,
    block: row.block,
    ...(row.has_firms === true && { hasFirms: true }),
    ...(row.has_credit === true && { hasCredit: true }),
    ...(row.has_prices === true && { hasPrices: true }),
  }
}

/** The partner with a phone number: the existing record unchanged, or this new one (AUTH-06). Safe when called concurrently. */
export async function findOrAddPartner(queries: Queries, fresh: Partner): Promise<Partner> {
  await queries
    .insertInto('partners')
    .values({
      uid: fresh.uid,
      phone: fresh.phone,
      name: fresh.name,
      language: fresh.language,
      registration_date: new Date(fresh.registration_date),
      verification_status: fresh.verification_status,
      active: fresh.active,
      default_address_index: null,
      last_seen_at: new Date(fresh.registration_date),
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute()
  const row = await queries
    .selectFrom('partners')
    .select([...partnerColumns, hasFirms, hasCredit, hasPrices])
    .where('phone', '=', fresh.phone)
    .executeTakeFirstOrThrow()
  return partnerFromRow(row)
}

/** The partner with that uid. Throws when there is none. */
export async function findPartner(queries: Queries, uid: string): Promise<Partner> {
  const row = await queries
    .selectFrom('partners')
    .select([...partnerColumns, hasFirms, hasCredit, hasPrices])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return partnerFromRow(row)
}

/** The partner with a phone number, or into whose account it was merged; null without one. */
export async function findPartnerByPhone(queries: Queries, phone: string): Promise<Partner | null> {
  const row = await queries
    .selectFrom('partners')
    .select(partnerColumns)
    .where((where) =>
      where.or([
        where('phone', '=', phone),
        where(
          'uid',
          'in',
          where
            .selectFrom('partners as merged')
            .select('merged.merged_into')
            .where('merged.former_phone', '=', phone)
            .where('merged.merged_into', 'is not', null),
        ),
      ]),
    )
    .executeTakeFirst()
  return row === undefined ? null : partnerFromRow(row)
}

/** Sets a partner's display name. */
export async function updatePartnerName(queries: Queries, uid: string, name: string | null): Promise<void> {
  await queries.updateTable('partners').set({ name }).where('uid', '=', uid).execute()
}

/** Sets the language of messages to a partner and of their papers. */
export async function updatePartnerLanguage(
  queries: Queries,
  uid: string,
  language: Language,
): Promise<void> {
  await queries.updateTable('partners').set({ language }).where('uid', '=', uid).execute()
}

/** A partner's addresses and default index as saved; `lock` reserves them for the open transaction. */
export async function findAddressBook(queries: Queries, uid: string, lock: boolean): Promise<AddressBook> {
  const query = queries
    .selectFrom('partners')
    .select(['addresses', 'default_address_index'])
    .where('uid', '=', uid)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  return { addresses: row.addresses as Address[], defaultAddressIndex: row.default_address_index }
}

/** Writes a partner's addresses and default index. */
export async function writeAddressBook(queries: Queries, uid: string, book: AddressBook): Promise<void> {
  await queries
    .updateTable('partners')
    .set({ addresses: JSON.stringify(book.addresses), default_address_index: book.defaultAddressIndex })
    .where('uid', '=', uid)
    .execute()
}
