import { expect, test } from 'vitest'
import { z } from 'zod'
import { deliveryPlan } from '#domain/delivery/plan-wire.ts'
import { fieldFaults } from '#domain/problem/fault-of.ts'
import { sellerSchema } from '#domain/invoices/seller.ts'
import { wordingSchema } from '#domain/notifications/message-wording.ts'
import { cashSettingsSchema } from '#domain/store/cash-settings.ts'
import { deskSettings } from '#domain/store/wire.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { carriedField, fieldNames, fieldParts } from '#app/messages/desk/field-names.ts'
import { namesIn } from '../../../../tests/support/contract/schema-names.ts'
import { faultWords } from './fault-words.ts'
import { faultText, fieldLabel, isNamed } from './field-label.ts'

const messages = { names: fieldNames, parts: fieldParts, carried: carriedField }

test.each([
  ['seller.gstin', 'GSTIN'],
  ['seller.addressLines.1', 'Address line 2'],
  ['variants.0', 'Size 1'],
  ['variants.0.priceWithGst', 'Size 1, price with GST'],
  ['form.variants.2.priceBreaks.0.minQuantity', 'Size 3, Price break 1, minimum quantity'],
  ['form.variants.2.hsn', 'Size 3, HSN code'],
  ['address.address_line1.houseNo', 'House or plot number'],
  ['plan.areas.0.pins.4', 'Area 1, PIN codes'],
  ['lines.11.quantity', 'Line 12, quantity'],
  ['billing.address.zipcode', 'PIN code'],
  ['seenAt', 'This page (reload it)'],
  ['constructor', 'Constructor'],
  ['hasOwnProperty.0', 'Has own property'],
  ['someNewField', 'Some new field'],
])('[GEN-06] the field %s is called “%s”', (path, label) => {
  expect(fieldLabel(messages, path)).toBe(label)
})

test.each([
  [z.string().min(1), '', 'is missing'],
  [z.string(), undefined, 'is missing'],
  [z.string().max(100), 'x'.repeat(101), 'is longer than 100 characters'],
  [z.array(z.int()).max(2), [1, 2, 3], 'has more than 2 entries'],
  [z.number().max(99.99), 100, 'must be at most 99.99'],
  [z.int().min(1), 0, 'must be at least 1'],
  [z.number(), '5', 'is not a number'],
  [z.enum(['a', 'b']), 'c', 'is none of the choices'],
  [z.object({ a: z.string() }), 'c', 'is none of the choices'],
  [z.uuid(), 'c', 'is not in the right form'],
  [z.string().regex(/^x$/, 'not-a-gstin'), 'c', 'must be a GSTIN such as 06AAACN0000N1ZY'],
  [
    z.string().refine(() => false, { error: 'days-after', params: { most: 3 } }),
    'c',
    /^must be from 0 to 3 days/,
  ],
  [z.string().refine(() => false, 'in words'), 'c', 'in words'],
])('[GEN-06] what the schema %# has against a value reads %3$s', (schema, value, text) => {
  const [fault] = fieldFaults(schema.safeParse(value).error ?? { issues: [] })
  expect(fault && faultWords(fault)).toMatch(text)
})

test('[GEN-06] a fault that this page does not know is told as the store says it', () => {
  const fault = { field: 'seller.gstin', code: 'not-known-yet', message: 'is odd' }
  expect(faultText(messages, fault)).toBe('GSTIN: is odd')
})

test('[GEN-06] every field of a setting has a name', () => {
  const schemas = { sellerSchema, cashSettingsSchema, wordingSchema, deliveryPlan }
  const names = Object.entries(schemas).flatMap(([, schema]) =>
    namesIn(z.toJSONSchema(schema, { io: 'input' }), {}),
  )
  const merchant = Object.keys(deskSettings.shape.settings.keyType.enum)
  // what is told and never saved has no field
  const told = ['settings', 'versions', 'messages', 'reminderBarrier', 'unsentMessages']
  const others = Object.keys(deskSettings.shape).filter((name) => !told.includes(name))
  const all = new Set([
    ...names,
    ...merchant,
    ...others,
    ...deskSettings.shape.messages.unwrap().element.shape.template.options,
  ])
  expect([...all].filter((name) => !isNamed(messages, name))).toEqual([])
})

test('[GEN-06] a field is called what its form calls it', () => {
  const forms: Readonly<Record<string, unknown>>[] = [deskSettingsMessages, deskEntryMessages]
  const texts = new Set(forms.flatMap((form) => Object.values(form)))
  const product = [
    'name',
    'hsn',
    'gstRate',
    'countryOfOrigin',
    'options',
    'sku',
    'unit',
    'priceWithGst',
    'mrp',
    'weightKg',
  ]
  const company = [
    'legalName',
    'tradeName',
    'gstin',
    'phone',
    'email',
    'hotline',
    'whatsapp',
    'tagline',
    'dltId',
  ]
  for (const field of [...product, ...company]) expect(texts).toContain(fieldLabel(messages, field))
})
