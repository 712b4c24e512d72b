import { stateTaxName } from '../document-layout/document-labels.ts'
import { isInterState, type TaxDocument } from '../invoices/tax-document.ts'
import type { Paise } from '../money/paise.ts'
import { istDay } from '../time/ist-day.ts'
import { adjustmentGroups, journalVouchers, type AccountAdjustment } from './account-adjustments.ts'
import type { TallyEntry, TallyLedger, TallyVoucher } from './tally-xml.ts'

/** Money that a customer paid or got back, for an order with or without an invoice yet, or on account. */
export type MoneyMovement = {
  readonly id: string
  readonly at: Date
  /** Null for what was paid on account. */
  readonly orderNumber: string | null
  readonly method: keyof typeof moneyLedgers
  /** Reference, UTR or number of the cheque; null where there is none. */
  readonly reference?: string | null
  /** In paise; what was given back is negative. */
  readonly amount: Paise
  readonly party: Party
}

/** Party that a document is billed to, or whose money it is. */
type Party = {
  readonly name: string
  readonly gstin: string | null
  /** Of whoever buys on account, who has a ledger of their own without a GSTIN, too. */
  readonly phone?: string | null | undefined
}

/** Accounts of a month: who holds those that documents were billed to, by order, and their entries that are neither documents nor money. */
export type AccountMonth = {
  readonly holders: ReadonlyMap<string, Party>
  readonly adjustments: readonly AccountAdjustment<Party>[]
}

const noAccounts: AccountMonth = { holders: new Map(), adjustments: [] }

/** All customers without a GSTIN or an account are one ledger: a shop has too many of them for one each. */
const RETAIL = 'Retail customers'

const ON_ACCOUNT = 'Account'

/**
 * Vouchers for Tally: a sales voucher or credit note for each document, a receipt or payment for each movement of money, and a journal
 * for what was brought forward, charged or written off on an account (DESK-07).
 */
export function tallyVouchersOf(
  documents: readonly TaxDocument[],
  movements: readonly MoneyMovement[],
  { holders, adjustments }: AccountMonth = noAccounts,
): TallyVoucher[] {
  const sales = documents.map((document) => documentVoucher(document, partyOf(document, holders)))
  return [...sales, ...moneyVouchers(movements), ...journalVouchers(adjustments, partyLedger)]
}

/** Debtor of a document: the holder of its account, or else its buyer. */
function partyOf({ orderId, buyer }: TaxDocument, holders: AccountMonth['holders']): Party {
  const holder = holders.get(orderId)
  if (holder === undefined) return { name: buyer.name, gstin: buyer.gstin }
  return { ...holder, gstin: holder.gstin ?? buyer.gstin }
}

/** The ledgers that these vouchers need, each once. */
export function tallyLedgersOf(
  documents: readonly TaxDocument[],
  movements: readonly MoneyMovement[],
  accounts: AccountMonth = noAccounts,
): TallyLedger[] {
  const { holders, adjustments } = accounts
  const parties = documents.map((document) => partyOf(document, holders))
  const gstins = new Map(
    [...[...movements, ...adjustments].map(({ party }) => party), ...parties].map((party) => [
      partyLedger(party),
      party.gstin,
    ]),
  )
  const mailings = new Map(
    documents
      .filter(({ buyer }) => buyer.gstin !== null)
      .map((document) => [document.buyer, partyLedger(partyOf(document, holders))] as const)
      .map(([buyer, ledger]) => [ledger, { lines: buyer.addressLines, state: buyer.state }]),
  )
  const names = tallyVouchersOf(documents, movements, accounts).flatMap(({ entries }) =>
    entries.map(({ ledger }) => ledger),
  )
  return [...new Set(names)].toSorted().map((name) => {
    const mailing = mailings.get(name)
    const ledger = { name, group: groupOf(name, gstins), gstin: gstins.get(name) ?? null }
    return mailing === undefined ? ledger : { ...ledger, mailing }
  })
}

/** The purchase order that a document names, for its narration. */
function purchaseOrderText({ purchaseOrder }: TaxDocument): string {
  const { number = null, reference = null } = purchaseOrder ?? {}
  return [number !== null && `, PO ${number}`, reference !== null && `, ${reference}`]
    .filter(Boolean)
    .join('')
}

function documentVoucher(document: TaxDocument, party: Party): TallyVoucher {
  const { kind, number, issuedAt, orderNumber, totals } = document
  const isNote = kind === 'credit-note'
  const sign = isNote ? -1 : 1
  const reference = isNote
    ? ({ name: document.against.number, type: 'Agst Ref' } as const)
    : ({ name: number, type: 'New Ref' } as const)
  const credits: readonly (readonly [string, number])[] = [
    ...salesByRate(document),
    ['Output CGST', totals.cgst],
    [`Output ${stateTaxName(document)}`, totals.sgst],
    ['Output IGST', totals.igst],
    ['Round Off', totals.roundOff],
  ]
  return {
    id: `${kind}-${number}`,
    type: isNote ? 'Credit Note' : 'Sales',
    number,
    day: istDay(new Date(issuedAt)),
    narration: `Order ${orderNumber}${purchaseOrderText(document)}${isNote ? `, against ${document.against.number}` : ''}`,
    entries: [
      { ledger: partyLedger(party), debit: sign * totals.grandTotal, bill: reference },
      ...credits
        .filter(([, amount]) => amount !== 0)
        .map(([ledger, amount]): TallyEntry => ({ ledger, debit: -sign * amount })),
    ],
  }
}

function salesByRate(document: TaxDocument): [string, number][] {
  const kind = isInterState(document) ? 'Interstate sales' : 'Sales'
  const byRate = Map.groupBy(document.lines, ({ gstRate }) => gstRate)
  return [...byRate].map(([rate, lines]) => [
    `${kind} ${rate === null ? 'without GST rate' : `${rate}%`}`,
    lines.reduce((sum, { taxable }) => sum + taxable, 0),
  ])
}

const moneyLedgers = {
  CASH: 'Cash',
  UPI: 'UPI',
  ONLINE: 'Online payments',
  BANK: 'Bank transfers',
  CHEQUE: 'Cheques',
  CARD: 'Card payments',
} as const

/**
 * Numbers that a person can read: the order and the day, `4821-9035-7/20261121`, with a count where an order has several of one
 * day. A month has all of a day, so the numbers stay the same whenever it is made again.
 */
function moneyVouchers(movements: readonly MoneyMovement[]): TallyVoucher[] {
  const counts = new Map<string, number>()
  const ordered = movements.toSorted(
    (one, other) => Number(one.at) - Number(other.at) || (one.id < other.id ? -1 : 1),
  )
  return ordered.map((movement) => {
    const number = `${movement.orderNumber ?? ON_ACCOUNT}/${istDay(movement.at).replaceAll('-', '')}`
    const count = (counts.get(number) ?? 0) + 1
    counts.set(number, count)
    return moneyVoucher(movement, count === 1 ? number : `${number}/${count}`)
  })
}

function moneyVoucher(
  { id, at, orderNumber, method, reference = null, amount, party }: MoneyMovement,
  number: string,
): TallyVoucher {
  const isBack = amount < 0
  return {
    id,
    type: isBack ? 'Payment' : 'Receipt',
    number,
    day: istDay(at),
    narration: [
      orderNumber === null ? `On account of ${party.name.trim()}` : `Order ${orderNumber}`,
      ...(reference === null ? [] : [reference]),
      ...(isBack ? [orderNumber === null ? 'taken back' : 'given back'] : []),
    ].join(', '),
    entries: [
      { ledger: partyLedger(party), debit: 0 - amount },
      { ledger: moneyLedgers[method], debit: amount },
    ],
  }
}

function partyLedger({ name, gstin, phone = null }: Party): string {
  const key = phone ?? gstin
  return key === null ? RETAIL : `${name.trim()} (${key})`
}

function groupOf(name: string, parties: ReadonlyMap<string, string | null>): string {
  if (parties.has(name)) return 'Sundry Debtors'
  const adjusted = adjustmentGroups.get(name)
  if (adjusted !== undefined) return adjusted
  if (name === moneyLedgers.CASH) return 'Cash-in-Hand'
  if (Object.values<string>(moneyLedgers).includes(name)) return 'Bank Accounts'
  if (name === 'Round Off') return 'Indirect Expenses'
  return name.startsWith('Output ') ? 'Duties & Taxes' : 'Sales Accounts'
}
