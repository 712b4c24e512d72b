import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { newId, type Buyer, type Dealer } from './dealer.ts'

type Entry = { readonly refusals?: readonly string[]; readonly [field: string]: unknown }

type Cheque = { readonly buyer: Buyer; readonly id: string; readonly amount: number }

/** Acts of a month on accounts of credit: old balances, receipts in every form, cheques that bounce, and write-offs. */
export function openCredit(dealer: Dealer) {
  const { random, book, post, count, today, buyers, as } = dealer
  const cheques: Cheque[] = []
  const holders = buyers.filter(({ account }) => account !== null)
  const accountOf = ({ account }: Buyer) => {
    if (account === null) throw new Error('there is no account')
    return account
  }
  const enter = (buyer: Buyer, action: string, { refusals = [], ...body }: Entry) =>
    post<CreditAccountDetailWire>(
      `credit-accounts/${accountOf(buyer).id}/${action}`,
      { id: newId(), ...body },
      { refusals },
    )
  const show = async (buyer: Buyer) =>
    (await (
      await as('owner').call(`/api/desk/credit-accounts/${accountOf(buyer).id}`)
    ).json()) as CreditAccountDetailWire

  const bringForward = async () => {
    for (const [index, buyer] of holders.entries()) {
      if (index % 3 !== 0) continue
      const isAdvance = index % 2 === 1
      const amount = random.integer(10_001, 2_000_000)
      await enter(buyer, 'openings', { amount, isAdvance, day: '2026-09-10', reference: `OLD${index}` })
      book.post(accountOf(buyer).party, 'Balances brought forward', isAdvance ? 0 - amount : amount)
      count('openings')
    }
  }
  const receive = async () => {
    const buyer = random.pick(holders)
    const { party } = accountOf(buyer)
    const owes = book.owed.get(party.ledger) ?? 0
    if (owes <= 0) return
    const method = random.pickWeighted({ UPI: 3, BANK: 3, CHEQUE: 4, CASH: 2, CARD: 1 })
    const amount = Math.max(1, Math.floor((owes * random.integer(20, 110)) / 100))
    const shown = await show(buyer)
    const bill = shown.bills.at(-1)
    const chosen =
      bill !== undefined && random.chance(0.2)
        ? [{ billId: bill.id, amount: Math.min(bill.open, amount) }]
        : null
    const cheque = { bank: 'SBI', chequeDay: today(), reference: String(random.integer(100_000, 999_999)) }
    const id = newId()
    const told = await enter(buyer, 'receipts', {
      refusals: ['cash-limit'],
      id,
      amount,
      method,
      day: today(),
      allot: chosen ?? random.pick(['oldest', 'oldest', 'none']),
      ...(method === 'CHEQUE' && cheque),
      ...((method === 'UPI' || method === 'BANK') && { reference: newId().slice(0, 18) }),
      confirmRepeat: true,
    })
    if (told === null) return
    count(`receipts ${method}`)
    book.receive({ day: today(), method, party, amount })
    if (method === 'CHEQUE') cheques.push({ buyer, id, amount })
  }
  const clearCheques = async () => {
    for (const { buyer, id, amount } of cheques.splice(0)) {
      if (!random.chance(0.35)) {
        count('cheques cleared')
        continue
      }
      const charge = random.pick([null, 29_500, 35_401])
      await enter(buyer, 'reversals', { entryId: id, note: 'bounced', charge })
      const { party } = accountOf(buyer)
      book.receive({ day: today(), method: 'CHEQUE', party, amount: 0 - amount })
      if (charge !== null) book.post(party, 'Bank charges recovered', charge)
      count('cheques bounced')
    }
  }
  const writeOff = async () => {
    const buyer = random.pick(holders)
    const { bills } = await show(buyer)
    const [bill] = bills
    if (bill === undefined) return
    const amount = Math.min(bill.open, random.integer(1, 5_000))
    await enter(buyer, 'write-offs', { billId: bill.id, amount, note: 'rounded off' })
    book.post(accountOf(buyer).party, 'Bad debts', 0 - amount)
    count('write-offs')
  }
  return { bringForward, receive, clearCheques, writeOff, show, holders, accountOf }
}
