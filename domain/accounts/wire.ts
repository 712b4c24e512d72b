import { z } from 'zod'
import { paiseToRupees } from '../money/paise.ts'
import { amountInPaise, day, idParams, note, paise, rupees, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { accountFilters, holderKinds, type CreditAccount } from './account.ts'
import { ageing, holder, reference, terms } from './account-wire.ts'
import { accountEntryKinds, type CreditPosting, type LedgerRow, type OpenEntry } from './account-entry.ts'
import { entryMethods, receiptMethods } from './receipt.ts'

const sums = {
  unbilled: paise.meta({ description: 'Orders on account that have no invoice yet; part of the limit.' }),
  balance: paise.meta({ description: 'Above zero what is owed to the store, below it what the store owes.' }),
  advance: paise.meta({ description: 'Received and not allotted to a bill, in paise.' }),
  overdue: paise.meta({ description: 'Of the open bills what is past its day, in paise.' }),
  ageing,
}

const creditAccount = z
  .object({
    id: z.uuid(),
    holder,
    terms,
    revision: z.number().int().meta({ description: 'Of the terms; sent with the next change of them.' }),
    ...sums,
  })
  .meta({ id: 'CreditAccount' })

const accountList = z
  .object({
    accounts: z.array(creditAccount).readonly(),
    next: z.string().nullable().meta({ description: 'The `after` of the next page.' }),
    total: z.object(sums).meta({ description: 'Of all accounts.' }),
  })
  .meta({ id: 'CreditAccountList' })

const entryFields = {
  id: z.uuid(),
  kind: z.enum(accountEntryKinds),
  amount: paise.meta({ description: 'A bill is above zero, a credit below.' }),
  day,
  dueDay: day.nullable(),
  method: z.enum(entryMethods).nullable(),
  reference: z.string().nullable(),
  bank: z.string().nullable(),
  chequeDay: day.nullable(),
  document: z.string().nullable().meta({ description: 'The number of the tax document.' }),
  orderId: z.uuid().nullable(),
  reverses: z.uuid().nullable().meta({ description: 'The entry that it takes back.' }),
  note: z.string().nullable(),
  at: timestamp,
  enteredBy: z.string(),
  open: paise.meta({ description: 'Of a bill what is unpaid, of a credit what is not allotted.' }),
}

const openEntry = z.object(entryFields).meta({ id: 'OpenAccountEntry' })

const ledgerRow = z
  .object({
    ...entryFields,
    balance: paise.meta({ description: 'After this entry.' }),
    isReversed: z.boolean(),
    against: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(accountEntryKinds),
          method: z.enum(entryMethods).nullable(),
          label: z.string().nullable(),
          amount: paise,
        }),
      )
      .readonly()
      .meta({ description: 'What it settles, or is settled by.' }),
  })
  .meta({ id: 'AccountLedgerRow' })

const accountDetail = z
  .object({
    account: creditAccount,
    bills: z.array(openEntry).readonly().meta({ description: 'Open, oldest first.' }),
    credits: z.array(openEntry).readonly().meta({ description: 'Not allotted, oldest first.' }),
    ledger: z.array(ledgerRow).readonly().meta({ description: 'The latest first.' }),
    next: z.string().nullable().meta({ description: 'The `before` of the older entries.' }),
    link: z.object({ path: z.string(), expiresAt: timestamp }).nullable().meta({
      description: 'By which whoever has it pays; null without one, or for who may not receive money.',
    }),
  })
  .meta({ id: 'CreditAccountDetail' })

const place = (most: number) => z.coerce.number().int().min(0).max(most)

const accountListQuery = z.object({
  q: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'A phone number, beginnings of names, or a GSTIN, of customers and firms.' }),
  filter: z.enum(accountFilters).default('all'),
  after: place(10_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

const ledgerQuery = z.object({ before: place(Number.MAX_SAFE_INTEGER).optional() })

const entryId = z.uuid().meta({ description: 'Made by the caller; a repeat changes nothing.' })
const text = note(300).nullish()

const openAccountRequest = z
  .object({
    id: entryId,
    holder: z
      .object({ kind: z.enum(holderKinds), id: z.uuid() })
      .meta({ description: 'Who owes: a customer or a firm.' }),
    terms,
  })
  .meta({ id: 'OpenAccountRequest' })

const termsRequest = z
  .object({ terms, revision: z.number().int().min(0).max(1_000_000_000) })
  .meta({ id: 'CreditTermsRequest' })

const openingRequest = z
  .object({
    id: entryId,
    amount: amountInPaise,
    isAdvance: z.boolean().meta({ description: 'True of money that the store holds for them.' }),
    day: day.meta({ description: 'Day of the bill.' }),
    dueDay: day.nullish().meta({ description: 'By the terms, when it is left out.' }),
    reference: note(60).nullish().meta({ description: 'Number of the bill in the book before this one.' }),
    note: text,
  })
  .meta({ id: 'OpeningEntryRequest' })

const chosen = z
  .array(z.object({ billId: z.uuid(), amount: amountInPaise }))
  .min(1)
  .max(200)
  .readonly()
const allot = z
  .union([z.enum(['oldest', 'none']), chosen])
  .meta({ description: 'The oldest bills first, no bill yet, or these.' })

const receiptRequest = z
  .object({
    id: entryId,
    amount: amountInPaise,
    method: z.enum(receiptMethods),
    reference: reference
      .nullish()
      .meta({ description: 'Of UPI its reference, of a transfer the UTR, of a cheque its number.' }),
    bank: note(60).nullish().meta({ description: 'Of a cheque.' }),
    chequeDay: day.nullish(),
    day,
    note: text,
    orderId: z.uuid().nullish().meta({
      description:
        'Order on the account that it is given for; it pays that order’s invoice, whatever `allot` says.',
    }),
    allot,
    confirmRepeat: z
      .boolean()
      .default(false)
      .meta({ description: 'Takes a reference that was taken before.' }),
  })
  .meta({ id: 'ReceiptRequest' })

const allotRequest = z
  .object({ id: entryId, creditId: z.uuid(), allot: chosen })
  .meta({ id: 'AllotmentRequest' })

const writeOffRequest = z
  .object({ id: entryId, billId: z.uuid(), amount: amountInPaise, note: note(300) })
  .meta({ id: 'WriteOffRequest' })

const reversalRequest = z
  .object({
    id: entryId,
    entryId: z.uuid(),
    note: note(300),
    charge: amountInPaise
      .nullish()
      .meta({ description: 'Of a cheque that bounced, what the bank took for it.' }),
  })
  .meta({ id: 'ReversalRequest' })

/** A posting to one account, answered with it as it is then. */
const post = <const Action extends string, Body extends z.ZodType>(action: Action, body: Body) =>
  ({
    method: 'post',
    path: `/desk/credit-accounts/{id}/${action}`,
    params: idParams,
    body,
    answer: accountDetail,
  }) as const

export const creditCalls = defineCalls({
  list: { method: 'get', path: '/desk/credit-accounts', query: accountListQuery, answer: accountList },
  open: { method: 'post', path: '/desk/credit-accounts', body: openAccountRequest, answer: accountDetail },
  one: {
    method: 'get',
    path: '/desk/credit-accounts/{id}',
    params: idParams,
    query: ledgerQuery,
    answer: accountDetail,
  },
  setTerms: {
    method: 'put',
    path: '/desk/credit-accounts/{id}/terms',
    params: idParams,
    body: termsRequest,
    answer: accountDetail,
  },
  enterOpening: post('openings', openingRequest),
  receive: post('receipts', receiptRequest),
  allot: post('allotments', allotRequest),
  writeOff: post('write-offs', writeOffRequest),
  reverse: post('reversals', reversalRequest),
  makeLink: {
    method: 'put',
    path: '/desk/credit-accounts/{id}/link',
    params: idParams,
    answer: accountDetail,
  },
  revokeLink: {
    method: 'delete',
    path: '/desk/credit-accounts/{id}/link',
    params: idParams,
    answer: accountDetail,
  },
})

/** An entry of the ledger in an export of somebody's data. */
export const creditPosting = z.object({
  day: z.string(),
  kind: z.enum(accountEntryKinds),
  method: z.enum(entryMethods).nullable(),
  reference: z.string().nullable(),
  bank: z.string().nullable(),
  amount: rupees,
  note: z.string().nullable(),
  at: timestamp,
})

export type CreditAccountWire = z.infer<typeof creditAccount>
export type CreditAccountListWire = z.infer<typeof accountList>
export type CreditAccountDetailWire = z.infer<typeof accountDetail>
export type OpenAccountRequest = z.input<typeof openAccountRequest>
export type CreditTermsRequest = z.input<typeof termsRequest>
export type OpeningRequest = z.input<typeof openingRequest>
export type ReceiptRequest = z.input<typeof receiptRequest>
export type AllotmentRequest = z.input<typeof allotRequest>
export type WriteOffRequest = z.input<typeof writeOffRequest>
export type ReversalRequest = z.input<typeof reversalRequest>

/** An account with its open bills and a page of its ledger. */
export type AccountDetail = {
  readonly account: CreditAccount
  readonly bills: readonly OpenEntry[]
  readonly credits: readonly OpenEntry[]
  readonly ledger: readonly (LedgerRow & { readonly sequence: number })[]
  readonly hasMore: boolean
  readonly link: { readonly path: string; readonly expiresAt: string } | null
}

/** An account as the desk sees it, with the cursor of the older entries. */
export function serializeAccount({ ledger, hasMore, ...detail }: AccountDetail): CreditAccountDetailWire {
  const last = ledger.at(-1)
  return {
    ...detail,
    ledger: ledger.map(({ sequence: _, ...row }) => row),
    next: hasMore && last !== undefined ? String(last.sequence) : null,
  }
}

/** An entry of the ledger as an export tells it, in rupees. */
export function serializePosting(posting: CreditPosting): z.infer<typeof creditPosting> {
  const { day: of, kind, method, reference: number, bank, amount, note: said, at } = posting
  return { day: of, kind, method, reference: number, bank, amount: paiseToRupees(amount), note: said, at }
}
