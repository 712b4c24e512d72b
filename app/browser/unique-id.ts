/** A random 128-bit id as hex; unlike `crypto.randomUUID` it also works without https. */
export function uniqueId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
