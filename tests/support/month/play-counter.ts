import { freshKey } from '../api/order-actions.ts'
import { worthOf, type Party, type Quantities } from './book.ts'
import { newId, type Dealer } from './dealer.ts'
import { cartLine, goods } from './goods.ts'

const walkIn: Party = { ledger: 'Retail customers', gstin: null, place: '06' }

type Part = { readonly method: 'CASH' | 'UPI' | 'CARD' | 'ACCOUNT'; readonly amount: number }

/** A sale as it is paid and billed. */
type Sale = {
  readonly quantities: Quantities
  readonly party: Party
  readonly parts: readonly Part[]
  /** Part of the request that says who buys. */
  readonly buyer: object
}

const kinds = { CASH: 40, UPI: 20, CARD: 10, split: 10, ACCOUNT: 12, firm: 8 } as const

function drawSale({ random, buyers }: Dealer, kind: keyof typeof kinds): Sale {
  const drawn = goods.filter(() => random.chance(0.5))
  const chosen = drawn.length === 0 ? goods.slice(1, 2) : drawn
  const quantities = new Map(
    chosen.map((good) => [good, random.integer(1, Math.ceil(good.most / 4))] as const),
  )
  const total = worthOf(quantities)
  const firm = random.pick(buyers.filter((buyer) => buyer.firm !== null))
  const person = random.pick(buyers.filter((buyer) => buyer.firm === null))
  const half = Math.floor(total / 2)
  switch (kind) {
    case 'split':
      return {
        quantities,
        party: walkIn,
        buyer: {},
        parts: [
          { method: 'CASH', amount: half },
          { method: 'UPI', amount: total - half },
        ],
      }
    case 'firm': {
      const buyer = { gstin: firm.party.gstin, ...firm.firm }
      return { quantities, party: firm.party, buyer, parts: [{ method: 'UPI', amount: total }] }
    }
    case 'ACCOUNT': {
      const party = person.account?.party ?? walkIn
      return {
        quantities,
        party,
        buyer: { phone: person.phone },
        parts: [{ method: 'ACCOUNT', amount: total }],
      }
    }
    case 'CASH':
    case 'UPI':
    case 'CARD':
      return { quantities, party: walkIn, buyer: {}, parts: [{ method: kind, amount: total }] }
  }
}

/** Sells at the counter, and takes some of it back at once now and then. */
export async function playSale(dealer: Dealer): Promise<void> {
  const { random, book, post, count, today } = dealer
  const kind = random.pickWeighted(kinds)
  const { quantities, party, parts, buyer } = drawSale(dealer, kind)
  const [{ method } = { method: 'CASH' as const }] = parts
  const body = {
    lines: [...quantities].map(([good, quantity]) => cartLine(good, quantity)),
    seenTotal: worthOf(quantities),
    method,
    ...(parts.length > 1 && { parts }),
    ...buyer,
  }
  const refusals = ['credit-limit', 'cash-limit']
  const headers = { 'idempotency-key': freshKey() }
  const sold = await post<{ orderId: string }>('counter/sales', body, { by: 'counter', refusals, headers })
  if (sold === null) return
  count(`sales ${kind}`)
  const bill = book.invoice(party, quantities)
  for (const part of parts) if (part.method !== 'ACCOUNT') book.receive({ day: today(), party, ...part })
  if (kind === 'split' || !random.chance(0.2)) return
  const [good] = quantities.keys()
  if (good === undefined) return
  const quantity = random.integer(1, quantities.get(good) ?? 1)
  await post(`orders/${sold.orderId}/returns`, {
    lines: [{ line: 0, quantity }],
    reason: 'not needed',
    ...(method !== 'ACCOUNT' && { method }),
    ...(method === 'UPI' && { references: { UPI: newId().slice(0, 12) } }),
  })
  count('sales taken back')
  const back = new Map([[good, quantity]])
  book.credit(bill, back)
  if (method !== 'ACCOUNT') book.receive({ day: today(), method, party, amount: 0 - worthOf(back) })
}
