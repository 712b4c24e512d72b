import fc from 'fast-check'

/** Texts that have broken programs: none of them is a word that a leak is recognised by. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u001b[2J',
  '\ud800',
  '\u202e\u200b\ufeff',
  "' or 1=1; drop table orders; --",
  '"><script>steal()</script>',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2f.env',
  '%00',
  '%',
  '-1',
  '0',
  '00',
  '1e400',
  '9'.repeat(400),
  'NaN',
  'undefined',
  '__proto__',
  'constructor',
  'null',
  'सीमेंट ५० किलो',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩‍👩‍👧‍👦',
  'ﷺ'.repeat(300),
  'x'.repeat(5_000),
  'a b c d e f g h i j k l m n o p',
  ':*&|!()<->',
  '2026-02-30T25:61:61Z',
  'Variant[999999999999]',
  'cementVariant[-1]',
] as const

/** Values where another kind was asked for. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    1e308,
    2 ** 53,
    -(2 ** 63),
    [],
    {},
    [[]],
    [null],
    { $ne: 1 },
  ),
  fc.constant(JSON.parse('{"__proto__":{"active":true},"constructor":{"prototype":{}}}')),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A value with one part of it, anywhere, in place of something hostile, left out or doubled. */
export function disturbed(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return hostileValues
  const entries = Object.entries(value)
  if (entries.length === 0) return hostileValues
  return fc
    .tuple(fc.nat({ max: entries.length - 1 }), fc.constantFrom('replace', 'inside', 'drop', 'add'))
    .chain(([at, how]) => {
      const put = (changed: readonly (readonly [string, unknown])[]): unknown =>
        Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed)
      const [name = '', inner] = entries[at] ?? []
      if (how === 'drop') return fc.constant(put(entries.toSpliced(at, 1)))
      if (how === 'add') return hostileValues.map((extra) => put([...entries, ['surplus', extra]]))
      const part = how === 'inside' ? disturbed(inner) : hostileValues
      return part.map((hostile) => put(entries.with(at, [name, hostile])))
    })
}
