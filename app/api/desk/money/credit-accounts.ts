import {
  creditCalls,
  type AllotmentRequest,
  type CreditAccountDetailWire,
  type CreditAccountListWire,
  type CreditTermsRequest,
  type OpenAccountRequest,
  type OpeningRequest,
  type ReceiptRequest,
  type ReversalRequest,
  type WriteOffRequest,
} from '#domain/accounts/wire.ts'
import { callApi } from '../../transport/call.ts'

type Detail = Promise<CreditAccountDetailWire>

/** A page of the accounts that the query asks for; its fields are those of the API. */
export function fetchCreditAccounts(query: URLSearchParams): Promise<CreditAccountListWire> {
  return callApi(creditCalls.list, { query })
}

/** An account with a page of its ledger, older entries from `before` on. */
export function fetchCreditAccount(id: string, before?: string): Detail {
  return callApi(creditCalls.one, {
    params: { id },
    query: new URLSearchParams(before === undefined ? {} : { before }),
  })
}

/** Gives a customer credit. */
export function openCreditAccount(body: OpenAccountRequest): Detail {
  return callApi(creditCalls.open, { body })
}

/** Changes the terms. Throws `edit-conflict` when somebody else was faster. */
export function setCreditTerms(id: string, body: CreditTermsRequest): Detail {
  return callApi(creditCalls.setTerms, { params: { id }, body })
}

/** Enters a bill or an advance from before the account began. */
export function enterOpening(id: string, body: OpeningRequest): Detail {
  return callApi(creditCalls.enterOpening, { params: { id }, body })
}

/** Records money received on account. Throws `reference-used` until a repeat is confirmed. */
export function receiveOnAccount(id: string, body: ReceiptRequest): Detail {
  return callApi(creditCalls.receive, { params: { id }, body })
}

/** Makes a link by which an account is paid, or keeps the one that works. */
export function makeAccountLink(id: string): Detail {
  return callApi(creditCalls.makeLink, { params: { id } })
}

/** Takes the link of an account back. */
export function revokeAccountLink(id: string): Detail {
  return callApi(creditCalls.revokeLink, { params: { id } })
}

/** Allots an advance to bills. Throws `amount-changed`. */
export function allotCredit(id: string, body: AllotmentRequest): Detail {
  return callApi(creditCalls.allot, { params: { id }, body })
}

/** Gives up a bill. Throws `proof-required` without a fresh code. */
export function writeOffBill(id: string, body: WriteOffRequest): Detail {
  return callApi(creditCalls.writeOff, { params: { id }, body })
}

/** Takes an entry back. */
export function reverseEntry(id: string, body: ReversalRequest): Detail {
  return callApi(creditCalls.reverse, { params: { id }, body })
}
