/** A picture of the store itself, or one elsewhere on the web. */
const onTheWeb = /^(?:\/(?!\/)|https?:\/\/[\p{L}\p{M}\p{N}.-]+(?::\d{1,5})?(?:[/?#]|$))/iu
/** Characters that an address holds in percent-encoding alone (RFC 3986). */
const encoded = /[^\u0021-\u007E]|["<>\\^`{|}]/gu

/**
 * The address under which others find a picture of a catalogue, whose documents may hold any text; absolute where the store has an origin.
 * Null for what leads nowhere, such as a file name or an inlined picture.
 */
export function publicPicture(image: string, origin: string): string | null {
  if (!onTheWeb.test(image)) return null
  const address = image.toWellFormed().replaceAll(encoded, encodeURIComponent)
  return address.startsWith('/') ? origin + address : address
}
