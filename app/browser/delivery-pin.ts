import { readStorage, writeStorage } from './storage.ts'

const KEY = 'delivery-pin'

/** A PIN code as people type it, with or without a space; null when it is none. */
export function parsePin(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '')
  return /^[1-9]\d{5}$/.test(digits) ? digits : null
}

/** The PIN code that somebody last asked for on this device. */
export function readPin(): string | null {
  return parsePin(readStorage(KEY) ?? '')
}

/** Remembers a PIN code on this device. */
export function savePin(pin: string): void {
  writeStorage(KEY, pin)
}
