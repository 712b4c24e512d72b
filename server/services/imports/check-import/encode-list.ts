import { takeTurns } from '../../catalogue/steps/map-in-slices.ts'

/**
 * Writes a list as JSON in UTF-8, in turns with others: as one text, that of a large catalogue would be joined and encoded at once, which
 * takes a quarter of a second.
 */
export async function encodeList(items: readonly unknown[]): Promise<Uint8Array> {
  const parts: Buffer[] = [Buffer.from('[')]
  const turn = takeTurns()
  for (const [index, item] of items.entries()) {
    parts.push(Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(item)}`))
    await turn()
  }
  return Buffer.concat([...parts, Buffer.from(']')])
}
