/** The longest code that a variant may bear. */
export const MAX_BARCODE_LENGTH = 60

/**
 * A barcode as it is compared: a GTIN of 8 to 14 digits is the same with and without the zeros before it (GS1 General
 * Specifications, 3.1), so that a code of 12 digits from America is found by a reader that says 13.
 */
export function barcodeKey(code: string): string {
  const trimmed = code.trim()
  return /^\d{8,14}$/.test(trimmed) ? trimmed.replace(/^0+/, '') : trimmed
}
