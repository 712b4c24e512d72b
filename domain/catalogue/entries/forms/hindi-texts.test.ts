import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeEntry } from '../change-entry.ts'
import type { Collection } from '../collections.ts'
import { parsers } from '../entry-record.ts'
import { parseWordLines, readHindi, withHindi } from './hindi-texts.ts'
import { readForm } from './read-form.ts'

const fresh = { newUid: () => 'new' }
const kinds = ['departments', 'categories', 'subcategories', 'products'] as const

function recordOf(collection: Collection) {
  const result = parsers[collection]({ id: 'x', name: 'X', hi: { name: 'सीमेंट' } })
  if ('rejected' in result) throw new Error(result.rejected.code)
  return result.record
}

test.each(kinds)(
  '[LANG-02] the Hindi name of %s is typed, kept where it is not sent, and taken away',
  (kind) => {
    const record = recordOf(kind)
    const form = readForm(kind, record)
    expect(form).toMatchObject({ hindiName: 'सीमेंट' })
    expect(changeEntry(record, form, fresh)).toEqual(record)
    const { hindiName: _, ...unsent } = form as typeof form & { hindiName?: string }
    expect(changeEntry(record, unsent, fresh)).toEqual(record)
    expect(changeEntry(record, { ...form, hindiName: 'रेत' } as typeof form, fresh)).toMatchObject({
      translations: { hi: { name: 'रेत' } },
    })
    expect(changeEntry(record, { ...form, hindiName: '' } as typeof form, fresh)).not.toHaveProperty(
      'translations',
    )
  },
)

test('[LANG-02] words are lines, which read as they were written', () => {
  const words = { Brand: 'ब्रांड', 'Sizes (mm)': 'साइज़ (mm)', '1 = 2': 'एक' }
  expect(
    parseWordLines([...readHindi({ translations: { hi: { words } } }).words, 'Grey=ग्रे', 'alone', '= x']),
  ).toEqual({
    Brand: 'ब्रांड',
    'Sizes (mm)': 'साइज़ (mm)',
    Grey: 'ग्रे',
    1: '2 = एक',
  })
})

test('[LANG-02] what a form does not show of a translation stays', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (name, long) => {
      const record = { translations: { hi: { name, long } } }
      expect(withHindi(record, { name: undefined })).toEqual(record)
      expect(withHindi(record, { name: '' })).toEqual({ translations: { hi: { long } } })
    }),
  )
})

test('[LANG-02] the Hindi texts of a banner are typed, kept where they are not sent, and taken away', () => {
  const result = parsers.banners({ id: 'x', headline: 'Cement', hi: { headline: 'सीमेंट', action: 'देखें' } })
  if ('rejected' in result) throw new Error(result.rejected.code)
  const form = readForm('banners', result.record)
  expect(form).toMatchObject({ hindiHeadline: 'सीमेंट', hindiText: '', hindiAction: 'देखें' })
  const unsent = { ...form, hindiHeadline: undefined, hindiAction: undefined }
  expect(changeEntry(result.record, unsent as typeof form, fresh)).toEqual(result.record)
  const changed = { ...form, hindiText: 'आज ही', hindiAction: '' } as typeof form
  expect(changeEntry(result.record, changed, fresh)).toMatchObject({
    translations: { hi: { headline: 'सीमेंट', text: 'आज ही' } },
  })
})
