import { freshKey } from '../api/order-actions.ts'
import { worthOf, type Bill, type Party, type Quantities } from './book.ts'
import { newId, type Buyer, type Dealer } from './dealer.ts'
import { cartLine, goods, type Good } from './goods.ts'

type Mode = 'COD' | 'ONLINE' | 'ACCOUNT'

/** Goods of an order: how many were ordered, have left, and have stayed with the buyer. */
type Item = { readonly good: Good; ordered: number; sent: number; kept: number }

/** An order on its way through the month. */
export type Deal = {
  readonly id: string
  readonly mode: Mode
  readonly buyer: Buyer
  /** The party that owes what is billed. */
  readonly party: Party
  readonly items: Item[]
  bill: Bill | null
  parts: number
  steps: Step[]
}

type Step =
  | 'cancel'
  | 'shipAll'
  | 'deliverAll'
  | 'shipPart'
  | 'shipRest'
  | 'deliverPart'
  | 'deliverRefused'
  | 'cancelRest'
  | 'takeBack'
  | 'edit'

const courses: readonly (readonly [weight: number, steps: readonly Step[]])[] = [
  [6, ['cancel']],
  [4, ['shipAll', 'cancel']],
  [30, ['shipAll', 'deliverAll']],
  [8, ['shipAll', 'deliverAll', 'takeBack']],
  [14, ['shipPart', 'deliverPart', 'shipRest', 'deliverPart']],
  [10, ['shipPart', 'deliverPart', 'shipRest', 'deliverRefused', 'takeBack']],
  [8, ['shipPart', 'deliverRefused', 'cancelRest']],
  [12, ['edit', 'shipAll', 'deliverAll']],
  [8, ['edit', 'shipPart', 'deliverPart', 'shipRest', 'deliverPart', 'takeBack']],
]

const quantitiesOf = (items: readonly Item[], of: (item: Item) => number): Quantities =>
  new Map(items.map((item) => [item.good, of(item)] as const).filter(([, quantity]) => quantity > 0))

/** Lines of a request about some of the goods of a deal. */
const linesOf = ({ items }: Deal, quantities: Quantities) =>
  items.flatMap(({ good }, line) => {
    const quantity = quantities.get(good) ?? 0
    return quantity > 0 ? [{ line, quantity }] : []
  })

/** Goods of a new order; now and then a lorry full. */
function drawItems({ random }: Dealer, isFirm: boolean): Item[] {
  const isLarge = isFirm && random.chance(0.04)
  const drawn = goods.filter(() => random.chance(0.5))
  const chosen = isLarge || drawn.length === 0 ? goods.slice(0, 1) : drawn
  return chosen.map((good) => {
    const ordered = isLarge ? random.integer(250, 450) : random.integer(2, good.most)
    return { good, ordered, sent: 0, kept: 0 }
  })
}

/** Places an order; null when credit does not reach, or the law lets it not be paid in cash. */
export async function placeDeal(dealer: Dealer): Promise<Deal | null> {
  const { api, random, buyers, count } = dealer
  const buyer = random.pick(buyers)
  const modes = buyer.firm === null ? { COD: 5, ONLINE: 5, ACCOUNT: 1 } : { COD: 3, ONLINE: 2, ACCOUNT: 7 }
  const mode: Mode = random.pickWeighted(modes)
  const items = drawItems(dealer, buyer.firm !== null)
  api.advanceClock(1_000)
  const lines = items.map(({ good, ordered }) => cartLine(good, ordered))
  const body = { paymentMode: mode, lines, ...buyer.wish }
  const answer = await buyer.customer.post('/api/orders', body, { 'idempotency-key': freshKey() })
  const placed = (await answer.json()) as { orderId: string; code?: string; payment?: { orderId: string } }
  if (!answer.ok) {
    if (placed.code !== 'credit-limit' && placed.code !== 'cash-limit')
      throw new Error(JSON.stringify(placed))
    count(`refused: ${placed.code}`)
    return null
  }
  count(`orders ${mode}`)
  const onAccount = mode === 'ACCOUNT' ? buyer.account : null
  const party = onAccount === null ? buyer.party : { ...onAccount.party, place: buyer.party.place }
  const steps = [...courseOf(dealer)]
  const deal: Deal = { id: placed.orderId, mode, buyer, party, items, bill: null, parts: 0, steps }
  await payBefore(dealer, deal, placed.payment?.orderId)
  return deal
}

/** Pays an order online, or an advance on one on account now and then. */
async function payBefore(dealer: Dealer, deal: Deal, providerOrderId = ''): Promise<void> {
  const { api, random, book, count, post, today } = dealer
  const { mode, buyer, party, items, id } = deal
  const total = worthOf(quantitiesOf(items, ({ ordered }) => ordered))
  if (mode === 'ONLINE') {
    const paid = await api.pay(providerOrderId, 'success')
    await buyer.customer.post(`/api/orders/${id}/payment`, paid?.response ?? {})
    book.receive({ day: today(), method: 'ONLINE', party, amount: total })
  }
  if (mode === 'ACCOUNT' && buyer.account !== null && random.chance(0.15)) {
    const amount = Math.floor(total * 0.3)
    const reference = `UTR${newId().slice(0, 13)}`
    const receipt = { id: newId(), amount, method: 'BANK', reference, day: today(), allot: 'none' }
    await post(`credit-accounts/${buyer.account.id}/receipts`, { ...receipt, orderId: id })
    book.receive({ day: today(), method: 'BANK', party, amount })
    count('advances on an order')
  }
}

function courseOf({ random }: Dealer): readonly Step[] {
  let rest = random.integer(1, 100)
  return courses.find(([weight]) => (rest -= weight) <= 0)?.[1] ?? ['shipAll', 'deliverAll']
}

/** Does the next step of a deal. */
export async function playStep(dealer: Dealer, deal: Deal): Promise<void> {
  const step = deal.steps.shift()
  if (step === undefined) return
  await acts[step](dealer, deal)
  dealer.count(`step ${step}`)
}

type Act = (dealer: Dealer, deal: Deal) => Promise<void>

const orderPath = ({ id }: Deal) => `orders/${id}`

/** Money of an online payment that goes back, in the bookkeeping of the day on which the provider is told. */
function refund({ book, today }: Dealer, { mode, party }: Deal, quantities: Quantities): void {
  if (mode === 'ONLINE')
    book.receive({ day: today(), method: 'ONLINE', party, amount: 0 - worthOf(quantities) })
}

function billDeal({ book }: Dealer, deal: Deal): void {
  deal.bill ??= book.invoice(
    deal.party,
    quantitiesOf(deal.items, ({ ordered }) => ordered),
  )
}

function credit({ book }: Dealer, { bill }: Deal, quantities: Quantities): void {
  if (bill !== null) book.credit(bill, quantities)
}

const ship = async (dealer: Dealer, deal: Deal, quantities: Quantities) => {
  await dealer.post(`${orderPath(deal)}/fulfilments`, { lines: linesOf(deal, quantities) })
  billDeal(dealer, deal)
  deal.parts += 1
  for (const item of deal.items) item.sent += quantities.get(item.good) ?? 0
}

const none: Quantities = new Map()

/** Delivers what has left, for cash, UPI or both where it is paid at the door. */
const deliver = async (
  dealer: Dealer,
  deal: Deal,
  { path, refused = none }: { readonly path: string; readonly refused?: Quantities },
) => {
  const { book, random, post, today } = dealer
  const arrives = quantitiesOf(deal.items, ({ good, sent, kept }) => sent - kept - (refused.get(good) ?? 0))
  const due = deal.mode === 'COD' ? worthOf(arrives) : 0
  const wished = random.pick([due, due, Math.floor(due / 3), 0])
  const body = { to: 'DELIVERED', ...(refused.size > 0 && { refused: linesOf(deal, refused) }) }
  const pay = async (cash: number) =>
    (await post(
      `${orderPath(deal)}/${path}`,
      { ...body, ...(deal.mode === 'COD' && { cash }) },
      { refusals: ['cash-limit'] },
    )) !== null
  let cash = wished
  if (!(await pay(wished))) {
    cash = 0
    await pay(0)
  }
  for (const item of deal.items) item.kept += arrives.get(item.good) ?? 0
  for (const item of deal.items) item.sent -= refused.get(item.good) ?? 0
  for (const item of deal.items) item.ordered -= refused.get(item.good) ?? 0
  if (deal.mode === 'COD') {
    book.receive({ day: today(), method: 'CASH', party: deal.party, amount: cash })
    book.receive({ day: today(), method: 'UPI', party: deal.party, amount: due - cash })
  }
  credit(dealer, deal, refused)
  refund(dealer, deal, refused)
}

const acts: Readonly<Record<Step, Act>> = {
  cancel: async (dealer, deal) => {
    const all = quantitiesOf(deal.items, ({ ordered }) => ordered)
    await dealer.post(`${orderPath(deal)}/status`, { to: 'CANCELLED', note: 'not wanted' })
    credit(dealer, deal, all)
    refund(dealer, deal, all)
  },
  shipAll: async (dealer, deal) => {
    await dealer.post(`${orderPath(deal)}/status`, { to: 'SHIPPED' })
    billDeal(dealer, deal)
    for (const item of deal.items) item.sent = item.ordered
  },
  deliverAll: (dealer, deal) => deliver(dealer, deal, { path: 'status' }),
  shipPart: (dealer, deal) =>
    ship(
      dealer,
      deal,
      quantitiesOf(deal.items, ({ ordered }) => Math.ceil(ordered / 2)),
    ),
  shipRest: async (dealer, deal) => {
    const rest = quantitiesOf(deal.items, ({ ordered, sent }) => ordered - sent)
    if (rest.size > 0) await ship(dealer, deal, rest)
  },
  deliverPart: async (dealer, deal) => {
    if (deal.items.some(({ sent, kept }) => sent > kept))
      await deliver(dealer, deal, { path: `fulfilments/${deal.parts}/status` })
  },
  deliverRefused: async (dealer, deal) => {
    const [first] = deal.items.filter(({ sent, kept }) => sent > kept + 1)
    if (first === undefined) return acts.deliverPart(dealer, deal)
    const refused = new Map([[first.good, dealer.random.integer(1, first.sent - first.kept - 1)]])
    await deliver(dealer, deal, { path: `fulfilments/${deal.parts}/status`, refused })
  },
  cancelRest: async (dealer, deal) => {
    const rest = quantitiesOf(deal.items, ({ ordered, sent }) => ordered - sent)
    if (rest.size === 0) return
    await dealer.post(`${orderPath(deal)}/cancel-lines`, { lines: linesOf(deal, rest), reason: 'none left' })
    credit(dealer, deal, rest)
    refund(dealer, deal, rest)
  },
  takeBack: async (dealer, deal) => {
    const { random, post, book, today } = dealer
    const item = random.pick(deal.items)
    if (item.kept === 0) return
    const back = new Map([[item.good, random.integer(1, item.kept)]])
    const method = random.pick(['CASH', 'UPI'] as const)
    const how =
      deal.mode === 'COD'
        ? { method, ...(method === 'UPI' && { references: { UPI: newId().slice(0, 12) } }) }
        : {}
    await post(`${orderPath(deal)}/returns`, { lines: linesOf(deal, back), reason: 'broken', ...how })
    item.kept -= back.get(item.good) ?? 0
    credit(dealer, deal, back)
    refund(dealer, deal, back)
    if (deal.mode === 'COD')
      book.receive({ day: today(), method, party: deal.party, amount: 0 - worthOf(back) })
  },
  edit: async (dealer, deal) => {
    const [item] = deal.items
    if (item === undefined || item.ordered < 2) return
    const quantity = dealer.random.integer(1, item.ordered - 1)
    const { updatedAt } = (await (await dealer.as('owner').call(`/api/desk/${orderPath(deal)}`)).json()) as {
      updatedAt: string
    }
    const wish = { lines: [{ line: 0, quantity }], added: [], seenAt: updatedAt }
    const shown = await dealer.post<{ totalAfter: number }>(`${orderPath(deal)}/edits/preview`, wish)
    const gone = new Map([[item.good, item.ordered - quantity]])
    item.ordered = quantity
    const expected = worthOf(quantitiesOf(deal.items, ({ ordered }) => ordered))
    if (shown?.totalAfter !== expected)
      throw new Error(`${shown?.totalAfter} is shown instead of ${expected}`)
    await dealer.post(`${orderPath(deal)}/edits`, {
      ...wish,
      id: newId(),
      seenTotal: expected,
      note: 'fewer',
    })
    refund(dealer, deal, gone)
  },
}
