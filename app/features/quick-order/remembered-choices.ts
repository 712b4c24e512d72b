import type { RememberedChoiceWire } from '#search/quick-order/wire.ts'
import { forgetChoices, rememberChoices } from '#app/api/quick-order.ts'
import {
  addChoice,
  readChoices,
  removeChoices,
  saveChoices,
} from '#app/browser/quick-order/quick-order-choices.ts'

/** Remembers a choice at once: for a partner in the store, for a guest on this device. A failure costs the next list a question. */
export function remember(choice: RememberedChoiceWire, isPartner: boolean): void {
  if (isPartner) rememberChoices([choice]).catch(() => {})
  else addChoice(choice)
}

/** Forgets what was chosen for some words. Rejects when the store cannot be reached. */
export async function forget(words: string, isPartner: boolean): Promise<void> {
  removeChoices(words)
  if (isPartner) await forgetChoices(words)
}

/**
 * Hands the choices of this device over to the store, once its reader has signed in; choices that fail stay for the next
 * time.
 */
export async function handOver(): Promise<void> {
  const choices = readChoices()
  if (choices.length === 0) return
  await rememberChoices(choices)
  saveChoices([])
}
