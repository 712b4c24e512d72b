import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import type { DoorMethod } from '#domain/trips/door-receipt.ts'
import type { DoorCollectionWire } from '#domain/trips/door-wire.ts'
import { readNumber, type NumberLimits } from '#app/ui/forms/read-number.ts'

/** Fields of money taken on account, as they are typed. */
export type TypedCollection = {
  readonly amount: string
  readonly method: DoorMethod | null
  readonly reference: string
  readonly bank: string
  readonly chequeDay: string
}

export const emptyCollection: TypedCollection = {
  amount: '',
  method: null,
  reference: '',
  bank: '',
  chequeDay: '',
}

export type Collection = Omit<DoorCollectionWire, 'id' | 'tappedAt' | 'amount'> & { readonly amount: Paise }

/** Limits of an amount that is taken: no more than is owed, in rupees. */
export function collectionLimits(owed: Paise): NumberLimits {
  return { most: paiseToRupees(owed), decimals: 2 }
}

/** Reads what was typed; what is missing says why it cannot be kept yet. */
export function readCollection(
  typed: TypedCollection,
  owed: Paise,
):
  | { readonly collection: Collection; readonly missing: null }
  | { readonly collection: null; readonly missing: 'amount' | 'method' | 'reference' | 'cheque' } {
  const reading = readNumber(typed.amount, collectionLimits(owed))
  const amount = 'issue' in reading ? null : rupeesToPaise(reading.plain)
  const { method } = typed
  const [reference, bank] = [typed.reference.trim(), typed.bank.trim()]
  if (amount === null || amount === 0) return { collection: null, missing: 'amount' }
  if (method === null) return { collection: null, missing: 'method' }
  if (method === 'UPI' && !/[\p{L}\p{N}]/u.test(reference)) return { collection: null, missing: 'reference' }
  if (method === 'CHEQUE' && !(/^\d{6}$/.test(reference) && bank !== '' && typed.chequeDay !== ''))
    return { collection: null, missing: 'cheque' }
  const isCheque = method === 'CHEQUE'
  return {
    collection: {
      amount,
      method,
      reference: method === 'CASH' ? null : reference,
      bank: isCheque ? bank : null,
      chequeDay: isCheque ? typed.chequeDay : null,
    },
    missing: null,
  }
}
