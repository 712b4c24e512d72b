/** Weight of a word in a row, from 0 (D) to 3 (A), as in a search document. */
export type WordWeight = 0 | 1 | 2 | 3

/**
 * The rows that have a word, with its weight in each: a row and weight by themselves, or many in ascending order, each as its
 * distance from the one before in as few bytes of seven bits as it takes.
 */
export type Postings = number | PackedPostings
export type PackedPostings = { packed: Uint8Array; length: number; last: number }

const ROOM = 8

/** The postings with one more row, which must come after all others; packed ones are changed in place. */
export function addPosting(postings: Postings | undefined, row: number, weight: WordWeight): Postings {
  if (postings === undefined) return row * 4 + weight
  if (typeof postings !== 'number') {
    pack(postings, row, weight)
    return postings
  }
  const started: PackedPostings = { packed: new Uint8Array(ROOM), length: 0, last: 0 }
  pack(started, Math.floor(postings / 4), postings % 4)
  pack(started, row, weight)
  return started
}

/** Visits the rows in ascending order, until the visit returns false. */
export function eachPosting(
  postings: Postings,
  visit: (row: number, weight: number) => boolean | void,
): void {
  if (typeof postings === 'number') {
    visit(Math.floor(postings / 4), postings % 4)
    return
  }
  const { packed, length } = postings
  let row = 0
  let at = 0
  while (at < length) {
    let value = 0
    let scale = 1
    let byte = packed[at++] ?? 0
    while (byte >= 128) {
      value += (byte - 128) * scale
      scale *= 128
      byte = packed[at++] ?? 0
    }
    value += byte * scale
    row += Math.floor(value / 4)
    if (visit(row, value % 4) === false) return
  }
}

function pack(postings: PackedPostings, row: number, weight: number): void {
  let value = (row - postings.last) * 4 + weight
  postings.last = row
  while (value >= 128) {
    putByte(postings, 128 + (value % 128))
    value = Math.floor(value / 128)
  }
  putByte(postings, value)
}

function putByte(postings: PackedPostings, byte: number): void {
  if (postings.length === postings.packed.length) {
    // half as much again: most words are in few rows, and most of the memory is theirs
    const larger = new Uint8Array(Math.max(ROOM, Math.ceil(postings.length * 1.5)))
    larger.set(postings.packed.subarray(0, postings.length))
    postings.packed = larger
  }
  postings.packed[postings.length++] = byte
}
