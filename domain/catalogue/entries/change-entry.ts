import type { FieldFault } from '../../problem/faults.ts'
import { parseColour, parsePath, type Banner } from '../banner.ts'
import type { MainCategory } from '../main-category.ts'
import { materials } from '../measures/materials.ts'
import { parseIds, parseText, parseTexts } from '../parse-result.ts'
import { findProductFault, type Product } from '../product.ts'
import type { Shop } from '../shop.ts'
import { goesWithOf, type Subcategory } from '../subcategory.ts'
import { changeProduct } from './change-product.ts'
import type { EntryRecord } from './entry-record.ts'
import type { EntryForm, SubcategoryForm } from './forms/forms.ts'
import { differs } from './forms/differs.ts'
import { parseWordLines, readHindi, withHindi } from './forms/hindi-texts.ts'
import type { Refusal } from './refusal.ts'

/** Source of fresh ids for new variants, which the domain cannot make. */
export type Fresh = { readonly newUid: () => string }

/**
 * The record of an entry as its form says. Only what differs from the former record changes, so that exact figures stay, and what no
 * form shows. A refusal names the field that cannot be so.
 */
export function changeEntry(former: EntryRecord, form: EntryForm, fresh: Fresh): EntryRecord | Refusal {
  switch (form.kind) {
    case 'products':
      return changeProduct(former as Product, form, fresh)
    case 'departments': {
      const mainCategoryIds = parseIds(form.categoryIds, '', [])
      const shop = withHindi(former as Shop, { name: form.hindiName })
      return { ...shop, name: parseText(form.name), image: parseText(form.image), mainCategoryIds }
    }
    case 'categories': {
      const category = withHindi(former as MainCategory, { name: form.hindiName })
      return {
        ...category,
        name: parseText(form.name) ?? category.id,
        image: parseText(form.image),
        searchWords: parseTexts(form.searchWords),
      }
    }
    case 'subcategories':
      return changeSubcategory(former as Subcategory, form)
    case 'banners':
      return {
        ...withHindi(former as Banner, {
          headline: form.hindiHeadline,
          text: form.hindiText,
          action: form.hindiAction,
        }),
        image: parseText(form.image),
        headline: parseText(form.headline),
        text: parseText(form.text),
        action: parseText(form.action),
        link: parsePath(form.link),
        ground: parseColour(form.ground),
        groundDark: parseColour(form.groundDark),
      }
  }
}

function changeSubcategory(former: Subcategory, form: SubcategoryForm): Subcategory {
  // of a word with an equals sign no line tells where it ends
  const isSame = !differs(form.hindiWords, readHindi(former).words)
  const words = isSame ? undefined : form.hindiWords && parseWordLines(form.hindiWords)
  const { material: held, goesWith: _, ...others } = withHindi(former, { name: form.hindiName, words })
  // a material that no calculator knows is shown as none
  const material = form.material === '' && !materials.some((known) => known === held) ? held : form.material
  const goesWith = goesWithOf(former.id, form.goesWith)
  return {
    ...others,
    name: parseText(form.name) ?? former.id,
    image: parseText(form.image),
    mainCategoryIds: parseIds(form.categoryIds, '', []),
    searchWords: parseTexts(form.searchWords),
    ...(material !== undefined && material !== '' && { material }),
    ...(goesWith.length > 0 && { goesWith }),
  }
}

/** Fault for which an import would refuse an entry as its record says; null for one that it takes. */
export function findEntryFault(kind: EntryForm['kind'], record: EntryRecord): FieldFault | null {
  return kind === 'products' ? findProductFault(record as Product) : null
}
