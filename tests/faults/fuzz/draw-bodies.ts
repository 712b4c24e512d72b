import fc from 'fast-check'

/** A body as it is sent, with the headers that say what it is. */
export type Sent = { readonly bytes: string | Uint8Array; readonly headers: Record<string, string> }

/** A value as a JSON body. */
export const json = (value: unknown): Sent => ({
  bytes: JSON.stringify(value) ?? '',
  headers: { 'content-type': 'application/json' },
})

/** No body. */
export const noBody: Sent = { bytes: '', headers: {} }

/** Bodies that are no JSON, or not what they are said to be. */
export const strayBody: fc.Arbitrary<Sent> = fc
  .record({
    bytes: fc.oneof(
      fc.constantFrom(
        '',
        '{',
        '{"a":',
        '[]]',
        'null',
        '"x"',
        '1',
        '\ufeff{}',
        'a=b&c=d',
        '['.repeat(20_000),
        `{"text":"${'x'.repeat(30_000)}"}`,
      ),
      fc.uint8Array({ maxLength: 200 }),
    ),
    headers: fc.constantFrom<Record<string, string>>(
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': '' },
      {},
    ),
  })
  .map(({ bytes, headers }) => ({ bytes, headers }))
