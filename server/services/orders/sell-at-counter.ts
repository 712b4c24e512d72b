import { stateByCode } from '#domain/addresses/states.ts'
import { AppError } from '#domain/errors.ts'
import type { BuyingFor } from '#domain/firms/order-firm.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Paise } from '#domain/money/paise.ts'
import {
  WALK_IN,
  counterAddress,
  missingOfBuyer,
  tenderIssue,
  type CounterBuyer,
  type CounterPayment,
} from '#domain/orders/counter/counter-sale.ts'
import type { RequestedLine } from '#domain/orders/placing/typed-line.ts'
import { amountIn, splitIssue, sharesOf } from '#domain/orders/counter/split-payment.ts'
import type { SeenOffers } from '#domain/offers/seen-offers.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../db/database.ts'
import { updatePartnerName, findPartner } from '../../db/identity/partners.ts'
import { addWalkIn, findCounterBuyer } from '../../db/orders/counter-sales.ts'
import { readNamedFrom } from '../../db/orders/receipts.ts'
import { listPlaces } from '../../db/stock/stock-places.ts'
import { billToFirm } from '../firms/steps/firm-of-order.ts'
import { partnerOfPhone } from '../identity/steps/partner-of-phone.ts'
import { readSeller } from '../store/steps/read-seller.ts'
import { showSales, type ShownSale } from './steps/counter-receipts.ts'
import { requireFreshSlips } from './steps/require-fresh-slips.ts'
import { placeOrder, type PlaceOrderDependencies } from './steps/place-order.ts'

/** Goods that somebody pays and takes away. */
export type CounterSaleRequest = CounterPayment &
  CounterBuyer & {
    readonly idempotencyKey: string
    readonly lines: readonly RequestedLine[]
    /** The total that was shown; compared, never charged. */
    readonly seenTotal: Paise
    /** Place that the goods are taken from; the first one when null. */
    readonly placeId: string | null
    readonly gstin: Gstin | null
    readonly phone: Phone | null
    /** The firm of the buyer that is billed; then their GSTIN, name and address do not count. */
    readonly firm?: Omit<BuyingFor, 'siteId'> | null | undefined
    /** Reason for which staff let a sale on account pass above the limit. */
    readonly creditPass?: string | null | undefined
    /** Offers that were shown; none are given without it. */
    readonly offers?: SeenOffers | null | undefined
  }

/**
 * Sells at the counter (COUNTER-01): one transaction writes the order as delivered, takes its stock, receives its money or bills it
 * to an account, each part of a split payment as what it is (COUNTER-04), and issues its invoice. Whoever leaves no phone number buys as the walk-in customer. One key sells once. Throws `not-permitted`,
 * `invalid-input` with the fields that are wrong, `cash-limit`, `seller-missing`, and what placing an order throws.
 */
export async function sellAtCounter(
  dependencies: PlaceOrderDependencies,
  actor: StaffActor,
  request: CounterSaleRequest,
): Promise<ShownSale> {
  requirePermission(actor, 'counter:sell')
  const { database, now } = dependencies
  const { queries } = database
  const { idempotencyKey, lines, seenTotal, phone, firm } = request
  const at = now()
  if ((request.method === 'ACCOUNT' || firm) && phone === null) throw fault('phone', 'required')
  const { name, gstin, address } = firm ? await firmAsBuyer(queries, firm) : request
  requireBuyer({ name, gstin, address, seenTotal }, await readNamedFrom(queries, istDay(at)))
  const payment = paymentOf(request)
  const seller = await readSeller(queries)
  const buyer = await queries
    .transaction()
    .execute((inside) => buyerOf(inside, { phone, name: firm ? null : name }, at))
  await requireNewSale(queries, request, { buyer, at })
  const order = await placeOrder(dependencies, buyer, {
    idempotencyKey,
    paymentMode: request.method === 'ACCOUNT' ? 'ACCOUNT' : 'COD',
    creditPass: request.creditPass,
    addressId: null,
    lines,
    buyerGstin: gstin,
    firm,
    ...(!firm && gstin !== null && name !== null && { billing: { legalName: name, address } }),
    seenTotal,
    ...(request.offers && { offers: request.offers }),
    placedBy: actor,
    atCounter: {
      sale: { ...payment, placeId: await placeOf(queries, request.placeId) },
      address: counterAddress({ name, gstin, address }, stateByCode(seller.stateCode)?.name ?? ''),
    },
  })
  const [sale] = await showSales(queries, [order])
  if (sale === undefined) throw new AppError('idempotency-conflict')
  return sale
}

/** Throws `idempotency-conflict` where the key sold to somebody else, and `invalid-input` where a slip was billed before. */
async function requireNewSale(
  queries: Queries,
  { idempotencyKey, lines }: CounterSaleRequest,
  { buyer, at }: { readonly buyer: Partner; readonly at: Date },
): Promise<void> {
  const earlier = await findCounterBuyer(queries, idempotencyKey)
  if (earlier !== null && earlier !== buyer.uid) throw new AppError('idempotency-conflict')
  const slips = lines.flatMap(({ weighing }) => weighing ?? [])
  if (earlier === null) await requireFreshSlips(queries, slips, { at, orderId: null })
}

async function buyerOf(
  queries: Queries,
  { phone, name }: Pick<CounterSaleRequest, 'phone' | 'name'>,
  at: Date,
): Promise<Partner> {
  if (phone === null) {
    await addWalkIn(queries, at)
    return findPartner(queries, WALK_IN.uid)
  }
  const partner = await partnerOfPhone(queries, phone, at)
  if (partner.name !== null || name === null) return partner
  await updatePartnerName(queries, partner.uid, name)
  return { ...partner, name }
}

/** The firm as the bill names it. Throws `not-found`. */
async function firmAsBuyer(
  queries: Queries,
  firm: BuyingFor,
): Promise<CounterBuyer & { readonly gstin: Gstin }> {
  const { buyerGstin: gstin, billing } = await billToFirm(queries, firm)
  return { gstin, name: billing.legalName, address: billing.address }
}

/** The place that goods are taken from; null where the store has none. */
async function placeOf(queries: Queries, placeId: string | null): Promise<string | null> {
  const places = await listPlaces(queries)
  if (placeId === null) return places[0]?.id ?? null
  if (!places.some(({ id }) => id === placeId)) throw fault('placeId', 'place-closed')
  return placeId
}

function requireBuyer(
  { seenTotal, ...buyer }: CounterBuyer & Pick<CounterSaleRequest, 'seenTotal'>,
  namedFrom: Paise | null,
): void {
  const [missing] = missingOfBuyer(buyer, seenTotal, namedFrom)
  if (missing !== undefined) throw fault(missing, 'required')
}

/** Completes the payment as the sale keeps it. Only cash is handed over, and has no reference. */
function paymentOf(request: CounterSaleRequest): CounterPayment {
  const { method, reference, tendered, seenTotal } = request
  const parts = request.parts?.map((part) => (part.method === 'CASH' ? { ...part, reference: null } : part))
  const issue = parts && splitIssue(parts, seenTotal)
  if (issue) throw fault('parts', splitFaults[issue])
  if (parts && amountIn(parts, method) === 0) throw fault('method', 'form-of-no-part')
  if (parts && method !== 'ACCOUNT' && amountIn(parts, 'ACCOUNT') > 0)
    throw fault('method', 'account-as-part')
  const isInCash = method === 'CASH' && !parts
  const cash = amountIn(sharesOf({ method, reference, parts }, seenTotal), 'CASH')
  requireTender(cash, tendered)
  return {
    method,
    reference: isInCash || parts ? null : reference,
    tendered: cash > 0 ? tendered : null,
    ...(parts && { parts }),
  }
}

const splitFaults = {
  'one-part': 'one-part',
  'form-twice': 'form-twice',
  nothing: 'part-of-nothing',
  'not-the-total': 'parts-not-the-total',
} as const

function requireTender(cash: Paise, tendered: Paise | null): void {
  const issue = tendered === null || cash === 0 ? null : tenderIssue(cash, tendered)
  if (issue !== null) throw fault('tendered', issue === 'too-little' ? 'below-total' : 'far-above-total')
}

type CounterFault =
  | (typeof splitFaults)[keyof typeof splitFaults]
  | 'required'
  | 'place-closed'
  | 'below-total'
  | 'far-above-total'
  | 'form-of-no-part'
  | 'account-as-part'

function fault(field: string, code: CounterFault): AppError {
  return new AppError('invalid-input', { faults: [{ field, code }] })
}
