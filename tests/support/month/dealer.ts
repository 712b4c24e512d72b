import { randomUUID } from 'node:crypto'
import { gstinCheckDigit } from '#domain/identity/gstin.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { seededRandom } from '../../faults/storm/seeded-random.ts'
import { accountActions } from '../api/account-actions.ts'
import type { DeskApi } from '../api/desk-api.ts'
import { firmActions } from '../api/firm-actions.ts'
import { deliveryAddress, openCustomer, type Customer } from '../api/order-actions.ts'
import { staffBrowser, type StaffBrowser } from '../api/staff-actions.ts'
import { openBook, type Party } from './book.ts'
import { sellGoods } from './goods.ts'

/** Somebody who buys from the dealer, in their own name or for a firm. */
export type Buyer = {
  readonly customer: Customer
  readonly phone: string
  readonly party: Party
  /** Part of an order that says where it goes and who is billed. */
  readonly wish: object
  /** Their account; null where they have none. */
  readonly account: { readonly id: string; readonly party: Party; readonly days: number } | null
  readonly firm: { readonly name: string; readonly address: object } | null
}

const places = [
  { state: 'Haryana', code: '06', city: 'Gurugram', zipcode: '122001' },
  { state: 'Delhi', code: '07', city: 'New Delhi', zipcode: '110001' },
  { state: 'Uttar Pradesh', code: '09', city: 'Noida', zipcode: '201301' },
] as const

/** A limit of some firms that a month reaches, in paise. */
const SMALL_LIMIT = 8_000_000

const roles = { owner: '9700000090', counter: '9700000091' } as const

/** The dealer's store with its staff, its clock, and the book that is kept beside it. */
export async function openDealer(
  desk: Pick<DeskApi, 'api'>,
  { seed, firms }: { seed: number; firms: number },
) {
  const { api } = desk
  const random = seededRandom(seed, 'month')
  const book = openBook()
  const counts = new Map<string, number>()
  const staff = new Map<string, StaffBrowser>()
  const as = (role: keyof typeof roles): StaffBrowser => {
    const member = staff.get(role)
    if (member === undefined) throw new Error(`nobody is ${role}`)
    return member
  }
  /** Opens the desk on a morning at ten. */
  const openDesk = async () => {
    for (const [role, phone] of Object.entries(roles))
      staff.set(role, await staffBrowser(api, phone, role as keyof typeof roles))
    await as('owner').prove()
  }
  /** Brings the clock to ten in the morning of a day. */
  const begin = async (day: string) => {
    api.advanceClock(Date.parse(`${day}T04:30:00Z`) - api.now().getTime())
    await openDesk()
  }
  const count = (what: string, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by)
  /** Posts as the owner; null when the store refuses it with one of these codes. */
  const post = async <T = unknown>(
    path: string,
    body: object,
    { by = 'owner', refusals = [], headers = {} }: PostOptions = {},
  ): Promise<T | null> => {
    api.advanceClock(1_000)
    const answer = await as(by).call(`/api/desk/${path}`, { method: 'POST', body, headers })
    const told = (await answer.json()) as T & { code?: string }
    if (answer.ok) return told
    if (!refusals.includes(told.code ?? '')) throw new Error(`${path}: ${JSON.stringify(told)}`)
    count(`refused: ${told.code ?? ''}`)
    return null
  }
  const dealer = { api, random, book, count, counts, as, begin, post, today: () => istDay(api.now()) }

  await sellGoods(api)
  await openDesk()
  const { newBuyer, create, addSite } = firmActions(api)
  const { open } = accountActions({ api, as: () => as('owner') })
  const buyers: Buyer[] = []
  for (let index = 0; index < firms; index += 1) {
    const place = random.pick(places)
    const start = `${place.code}A${letters(index)}FA${1000 + index}N1Z`
    const gstin = start + gstinCheckDigit(start)
    const name = `Firm ${index + 1} Traders`
    const address = {
      line: `${index + 1} MG Road`,
      city: place.city,
      state: place.state,
      zipcode: place.zipcode,
    }
    const owner = await newBuyer()
    const id = await create(owner, { gstin, legalName: name, address })
    const siteId = await addSite(owner, id, { name: `Site ${index + 1}` })
    const days = random.pick([15, 30, 45])
    const party = { ledger: `${name} (${gstin})`, gstin, place: place.code }
    buyers.push({
      customer: owner,
      phone: owner.phone,
      party,
      wish: {
        firm: { id, ...(random.chance(0.6) ? { siteId } : {}), poNumber: `PO-${index}` },
        addressId: owner.addressId,
      },
      account: {
        id: await open({ kind: 'firm', id }, { days, ...(index % 8 === 3 && { limit: SMALL_LIMIT }) }),
        party,
        days,
      },
      firm: { name, address },
    })
  }
  for (let index = 0; index < Math.ceil(firms / 4); index += 1) {
    const phone = String(9_871_000_000 + index)
    const customer = await openCustomer(api, phone)
    const far = {
      ...deliveryAddress,
      street: 'Far Road',
      city: 'New Delhi',
      state: 'Delhi',
      zipcode: '110001',
    }
    const { addresses } = (await customer.json('/api/addresses', far)) as {
      addresses: { id: string; street: string }[]
    }
    const isFar = index % 2 === 1
    const addressId = isFar ? addresses.find(({ street }) => street === far.street)?.id : customer.addressId
    const session = (await customer.json('/api/session')) as { partner: { uid: string } }
    const name = `Person ${index + 1}`
    await customer.call('/api/session/name', { method: 'PUT', body: { name } })
    const account = {
      id: await open({ kind: 'partner', id: session.partner.uid }, { days: 7 }),
      party: { ledger: `${name} (+91${phone})`, gstin: null, place: '06' },
      days: 7,
    }
    const party = { ledger: 'Retail customers', gstin: null, place: isFar ? '07' : '06' }
    buyers.push({ customer, phone, party, wish: { addressId }, account, firm: null })
  }
  return { ...dealer, buyers }
}

type PostOptions = {
  readonly by?: keyof typeof roles
  readonly refusals?: readonly string[]
  readonly headers?: Record<string, string>
}

export type Dealer = Awaited<ReturnType<typeof openDealer>>

/** Two letters of a PAN that no other firm has. */
function letters(index: number): string {
  return String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26))
}

/** An id as whoever enters something makes it. */
export const newId = (): string => randomUUID()
