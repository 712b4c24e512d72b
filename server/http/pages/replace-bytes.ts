/** The bytes of a text with another in each place of a part of it. */
export function replaceBytes(
  bytes: Buffer<ArrayBuffer>,
  part: string,
  replacement: string,
): Buffer<ArrayBuffer> {
  const [length, put] = [Buffer.byteLength(part), Buffer.from(replacement)]
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, from)) {
    pieces.push(bytes.subarray(from, at), put)
    from = at + length
  }
  return from === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(from)])
}
