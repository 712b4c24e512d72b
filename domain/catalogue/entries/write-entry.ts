import { parseBanner } from '../banner.ts'
import { parseMainCategory } from '../main-category.ts'
import { isRawDocument, parseJsonField, type ParseResult, type RawDocument } from '../parse-result.ts'
import { parseShop } from '../shop.ts'
import { parseSubcategory } from '../subcategory.ts'
import { differs } from './differs.ts'
import type { EntryForm, ProductForm } from './forms.ts'
import { readForm } from './read-form.ts'
import type { Refusal } from './refusal.ts'
import { writeProduct } from './write-product.ts'

/** Source of fresh ids for new variants, which the domain cannot make. */
export type Fresh = { readonly newUid: () => string }

type OtherForm = Exclude<EntryForm, ProductForm>

/**
 * The document of an entry as its form says, in the form in which catalogues are delivered. Only what differs from the former
 * document is written, so that fields which no form shows, historical spellings and exact figures stay. A refusal names the
 * field that cannot be so.
 */
export function writeEntry(former: RawDocument, form: EntryForm, fresh: Fresh): RawDocument | Refusal {
  return form.kind === 'products' ? writeProduct(former, form, fresh) : writeOther(former, form)
}

/** The parser of each collection but products. */
const parsers: Record<OtherForm['kind'], (document: RawDocument) => ParseResult<unknown>> = {
  departments: parseShop,
  categories: parseMainCategory,
  subcategories: parseSubcategory,
  banners: parseBanner,
}

/** The field of a document that holds a field of a form; the first spelling that is there, else the first. */
const spellings: Readonly<Record<OtherForm['kind'], Readonly<Record<string, readonly string[]>>>> = {
  departments: { name: ['name'], categoryIds: ['mainCategoryRow'] },
  categories: {
    name: ['mainCategory_Name', 'MainCategory_Name'],
    image: ['mainCategory_Image', 'MainCategory_Image'],
    searchWords: ['searchWords'],
  },
  subcategories: {
    name: ['subCategory_Name', 'SubCategory_Name'],
    image: ['subCategory_Image', 'SubCategory_Image'],
    categoryIds: ['mainCategoryRow'],
    searchWords: ['searchWords'],
  },
  banners: {
    image: ['bannerUrl'],
    headline: ['headline'],
    text: ['text'],
    action: ['action'],
    link: ['link'],
    ground: ['ground'],
    groundDark: ['groundDark'],
  },
}

function writeOther(former: RawDocument, form: OtherForm): RawDocument {
  const parsed = parsers[form.kind](former)
  const before: object = 'record' in parsed ? readForm(form.kind, parsed.record) : {}
  const document: Record<string, unknown> = { ...former }
  const known = new Map<string, unknown>(Object.entries(before))
  for (const [field, value] of Object.entries(form)) {
    if (field === 'kind' || !differs(value, known.get(field))) continue
    if (field === 'image' && form.kind === 'departments') {
      const held = parseJsonField(former.specification, 'specification', [])
      document.specification = { ...(isRawDocument(held) && held), imageUrl: value }
      continue
    }
    const names = spellings[form.kind][field] ?? [field]
    const name = names.find((each) => each in former) ?? names[0] ?? field
    document[name] = value
  }
  return document
}
