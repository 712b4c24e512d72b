import { readStorage, writeStorage } from '../storage.ts'

const DRAFT = 'quick-order'

/** The list that was typed on this device and has not been added to the cart yet. */
export function readDraft(): string {
  return readStorage(DRAFT) ?? ''
}

/** Persists the list as it is typed, so that closing the page loses nothing. */
export function saveDraft(text: string): void {
  writeStorage(DRAFT, text)
}
