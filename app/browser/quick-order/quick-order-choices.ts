import type { RememberedChoiceWire } from '#search/quick-order/wire.ts'
import { readStorage, writeStorage } from '../storage.ts'

const KEY = 'quick-order-choices'
/** As many as a list takes along. */
const MOST = 100

/** Reads the choices made on this device by a guest, the latest first. */
export function readChoices(): RememberedChoiceWire[] {
  try {
    const stored: unknown = JSON.parse(readStorage(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isChoice).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers a choice on this device; the oldest gives way. */
export function addChoice(choice: RememberedChoiceWire): void {
  const others = readChoices().filter(
    ({ words, productId }) => words !== choice.words || productId !== choice.productId,
  )
  saveChoices([choice, ...others].slice(0, MOST))
}

/** Forgets what was chosen for some words. */
export function removeChoices(words: string): void {
  saveChoices(readChoices().filter((choice) => choice.words !== words))
}

/** Replaces all choices of this device. */
export function saveChoices(choices: readonly RememberedChoiceWire[]): void {
  writeStorage(KEY, JSON.stringify(choices))
}

/** Within the lengths that the store takes: one that is not would make it refuse the whole list. */
function isChoice(value: unknown): value is RememberedChoiceWire {
  const { words, productId, options } = (value ?? {}) as Partial<Record<string, unknown>>
  return isText(words, 1, 100) && isText(productId, 1, 100) && isText(options, 0, 300)
}

function isText(text: unknown, least: number, most: number): boolean {
  return typeof text === 'string' && text.length >= least && text.length <= most
}
