import { expect, test } from 'vitest'
import { z } from 'zod'
import { withoutLimits } from './without-limits.ts'

const required = z
  .string()
  .min(1)
  .refine((text) => text !== 'x')
const schema = z
  .object({
    name: required,
    rate: z.union([z.string().regex(/^\d+$/), z.null()]),
    lines: z
      .array(z.object({ quantity: z.number().int().min(1).max(5).default(1) }))
      .min(1)
      .readonly(),
    kind: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), text: required }),
      z.object({ kind: z.literal('b'), day: z.iso.date().optional() }),
    ]),
    by: z.record(z.string(), z.number().max(3)),
    amount: z.int().transform((amount) => amount * 2),
  })
  .refine(({ lines }) => lines.length > 0)

const stored = {
  name: '',
  rate: '12.5 percent',
  lines: [],
  kind: { kind: 'a', text: 'x' },
  by: { one: 9 },
  amount: 4,
}

test('values beyond a limit are read as they are, what is derived from them is derived', () => {
  expect(schema.safeParse(stored).success).toBe(false)
  expect(withoutLimits(schema).parse(stored)).toEqual({ ...stored, amount: 8 })
  expect(withoutLimits(schema).parse({ ...stored, lines: [{}] })).toMatchObject({ lines: [{ quantity: 1 }] })
})

test.each([
  { ...stored, name: 1 },
  { ...stored, rate: undefined },
  { ...stored, lines: [{ quantity: '1' }] },
  { ...stored, kind: { kind: 'c' } },
  { ...stored, kind: { kind: 'b', day: 'tomorrow' } },
  { ...stored, by: { one: 'a' } },
  { ...stored, amount: 1.5 },
])('another shape is refused', (answer) => {
  expect(withoutLimits(schema).safeParse(answer).success).toBe(false)
})

test('a schema is stripped once', () => {
  expect(withoutLimits(schema)).toBe(withoutLimits(schema))
})
