import type { WrittenItem } from '../../lexicon/items.ts'

/** An item that is read, and that neither asks for anything nor counts. */
export function asAside(written: WrittenItem): WrittenItem {
  const { item, text } = written
  if (item.kind === 'break' || item.kind === 'and') return written
  return { text, item: { kind: 'filler', what: 'aside', hints: [text] } }
}
