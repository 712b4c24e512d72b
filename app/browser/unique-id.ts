/** A random 128-bit id as hex; unlike `crypto.randomUUID` it also works without https. */
export function uniqueId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The same in the form of a version 4 UUID. */
export function uniqueUuid(): string {
  return uniqueId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
