import { expect, test } from 'vitest'
import { z } from 'zod'
import { deliveryPlan } from '#domain/delivery/plan-wire.ts'
import { sellerSchema } from '#domain/invoices/seller.ts'
import { wordingSchema } from '#domain/notifications/message-wording.ts'
import { cashSettingsSchema } from '#domain/store/cash-settings.ts'
import { deskSettings } from '#domain/store/wire.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { faultMessages, fieldNames, fieldParts } from '#app/messages/desk/field-names.ts'
import { namesIn } from '../../../../tests/support/contract/schema-names.ts'
import { faultText, fieldLabel, isNamed } from './field-label.ts'

const messages = { names: fieldNames, parts: fieldParts, faults: faultMessages }

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
  ['Too small: expected string to have >=1 characters', 'is missing'],
  ['Invalid input: expected string, received undefined', 'is missing'],
  ['Too big: expected string to have <=100 characters', 'is longer than 100 characters'],
  ['Too big: expected array to have <=20 items', 'has more than 20 entries'],
  ['Too big: expected number to be <=99.99', 'must be at most 99.99'],
  ['Too small: expected int to be >=1', 'must be at least 1'],
  ['Invalid input: expected number, received string', 'is not a number'],
  ['Invalid option: expected one of "a"|"b"', 'is none of the choices'],
  ['must be a GSTIN such as 06AAACN0000N1ZY', 'must be a GSTIN such as 06AAACN0000N1ZY'],
])('[GEN-06] what the schema says, %j, reads “%s”', (message, text) => {
  expect(faultText(messages, { field: 'seller.gstin', message })).toBe(`GSTIN: ${text}`)
})

test('[GEN-06] every field of a setting has a name', () => {
  const schemas = { sellerSchema, cashSettingsSchema, wordingSchema, deliveryPlan }
  const names = Object.entries(schemas).flatMap(([, schema]) =>
    namesIn(z.toJSONSchema(schema, { io: 'input' }), {}),
  )
  const merchant = Object.keys(deskSettings.shape.settings.keyType.enum)
  const others = Object.keys(deskSettings.shape).filter(
    (name) => !['settings', 'versions', 'messages'].includes(name),
  )
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
