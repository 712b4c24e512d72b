import { phrasesInEnglish, type Phrases } from '#domain/catalogue/translations/phrases.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderReader, ReadLine, ReadRow } from './read-order.ts'

const RANKS: Readonly<Record<ReadLine['decision']['status'], number>> = {
  ready: 0,
  choose: 1,
  'other-sizes': 2,
  'not-found': 3,
}

/**
 * A reader that also knows what the shop calls its goods in the language of the page: a row that the words of the trade leave unread is read
 * as the English of those names, and kept as it was written.
 */
export function withShopNames(reader: OrderReader, phrases: Phrases): OrderReader {
  if (phrases.size === 0) return reader
  return {
    read(row) {
      const read = reader.read(row)
      const [line, ...others] = read.lines
      if (line === undefined || others.length > 0 || !isUnread(line)) return read
      const english = inEnglish(row, phrases)
      if (english === null) return read
      const again = reader.read(english)
      const [better, ...more] = again.lines
      return better !== undefined && more.length === 0 && isBetter(better, line)
        ? ({ ...again, lines: [{ ...better, text: line.text }] } satisfies ReadRow)
        : read
    },
  }
}

function isUnread({ decision, unread }: ReadLine): boolean {
  return unread.length > 0 || decision.status === 'not-found' || decision.status === 'other-sizes'
}

function isBetter(one: ReadLine, other: ReadLine): boolean {
  const [rank, otherRank] = [RANKS[one.decision.status], RANKS[other.decision.status]]
  return rank < otherRank || (rank === otherRank && one.unread.length < other.unread.length)
}

/** The row in English; null where the shop has no name for any of it. */
function inEnglish(row: OrderRow, phrases: Phrases): OrderRow | null {
  const text = phrasesInEnglish(phrases, row.text)
  const cells = row.cells === null ? null : { ...row.cells, name: phrasesInEnglish(phrases, row.cells.name) }
  const isSame = text === row.text && cells?.name === row.cells?.name
  return isSame ? null : { ...row, text, cells }
}
