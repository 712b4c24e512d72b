import { useEffect, useRef } from 'react'
import { languages, type Language } from '#domain/i18n/language.ts'
import { emptyFirm, type FirmForm } from '#domain/identity/firm-form.ts'
import { paymentModes, type PaymentMode } from '#domain/orders/order.ts'
import { clearSession, readSession, writeSession } from '#app/browser/storage.ts'
import { emptyAddress, isTyped, type TypedAddress } from './address-section.tsx'
import { emptyBuying, type TypedBuying } from './buying-section.tsx'
import { isTypedPrice } from '#app/desk/kit/orders/typed-price.ts'
import type { TakenLine } from './use-order-lines.ts'

const PREFIX = 'desk-order:'

/** An order that is being taken, as far as it was typed. */
export interface OrderDraft {
  readonly phone: string
  readonly name: string
  /** Null until one was chosen. */
  readonly language: Language | null
  readonly address: TypedAddress
  readonly paymentMode: PaymentMode
  /** Reason to go above the limit of their account. */
  readonly creditPass: string
  readonly buying: TypedBuying
  /** Null until something of it was typed. */
  readonly firm: FirmForm | null
  /** The list that was not read yet. */
  readonly text: string
  readonly lines: readonly TakenLine[]
  /** The coupon of the customer, and one that was taken off since it isn’t for them. */
  readonly coupon?: string | null
  readonly lostCoupon?: string | null
}

/** The order that was being taken in this tab; `entry` is what the page was opened for: a list, a caller or nobody yet. */
export function readOrderDraft(entry: string): OrderDraft | null {
  try {
    const stored = JSON.parse(readSession(PREFIX + entry) ?? 'null') as unknown
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** Forgets every order that is being taken in this tab: its customers are nobody's business who signs in next. */
export function clearOrderDrafts(): void {
  clearSession(PREFIX)
}

/**
 * Keeps an order as it is typed, in this tab alone, so that leaving the page or losing the session loses nothing. Null while there is
 * nothing to keep. The result forgets it for good.
 */
export function useStoredDraft(entry: string, draft: OrderDraft | null): () => void {
  const text = draft === null ? null : JSON.stringify(draft)
  const isOver = useRef(false)
  useEffect(() => {
    if (!isOver.current) writeSession(PREFIX + entry, text)
  }, [entry, text])
  return () => {
    isOver.current = true
    writeSession(PREFIX + entry, null)
  }
}

/** Tells whether a draft holds more than its customer and the list or the lines that the page was opened with. */
export function isWorthKeeping(
  { name, address, firm, text, lines }: OrderDraft,
  opened: { readonly text: string; readonly lines: readonly TakenLine[] },
): boolean {
  return (
    !isSame(lines, opened.lines) ||
    text !== opened.text ||
    (opened.lines.length === 0 && isTyped(address)) ||
    [name, firm?.gstin ?? ''].some((each) => each.trim() !== '')
  )
}

/** Tells whether the same is taken in the same quantities. */
function isSame(lines: readonly TakenLine[], others: readonly TakenLine[]): boolean {
  return takenText(lines) === takenText(others)
}

const takenText = (lines: readonly TakenLine[]) =>
  lines.map(({ key, quantity }) => `${quantity} ${key}`).join('\n')

/** An earlier version of the page may have kept something else. */
function isDraft(value: unknown): value is OrderDraft {
  if (typeof value !== 'object' || value === null) return false
  const { phone, name, language, buying, firm, text, paymentMode, creditPass, address, lines, ...rest } =
    value as Partial<Record<string, unknown>>
  return (
    [phone, name, text, creditPass].every((each) => typeof each === 'string') &&
    (language === null || languages.some((known) => known === language)) &&
    (firm === null || isFirm(firm)) &&
    paymentModes.some((mode) => mode === paymentMode) &&
    [rest.coupon, rest.lostCoupon].every(
      (code) => code === undefined || code === null || typeof code === 'string',
    ) &&
    isAddress(address) &&
    isBuying(buying) &&
    Array.isArray(lines) &&
    lines.every(isLine)
  )
}

function isFirm(value: unknown): boolean {
  const fields = (value ?? {}) as Partial<Record<string, unknown>>
  return Object.entries(emptyFirm).every(([name, empty]) => typeof fields[name] === typeof empty)
}

function isAddress(value: unknown): boolean {
  const fields = (value ?? {}) as Partial<Record<string, unknown>>
  return Object.keys(emptyAddress).every((name) => typeof fields[name] === 'string')
}

function isBuying(value: unknown): boolean {
  const fields = (value ?? {}) as Partial<Record<string, unknown>>
  return Object.keys(emptyBuying).every((name) => typeof fields[name] === 'string')
}

function isLine(value: unknown): boolean {
  const { key, text, candidates, chosen, quantity, typed } = (value ?? {}) as Partial<Record<string, unknown>>
  return (
    [key, text, quantity].every((each) => typeof each === 'string') &&
    Array.isArray(candidates) &&
    (chosen === null || typeof chosen === 'number') &&
    (typed === undefined || isTypedPrice(typed))
  )
}
