import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Writes catalogue files (name without `.json` → content; a string is written as it is) into a folder of their own. */
export async function catalogueFolder(
  files: Record<string, unknown>,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'neev-catalogue-'))
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    await writeFile(path.join(folder, `${name}.json`), text)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A variant document whose price adds up: ₹100 and 18 % GST, struck from ₹120. */
export function variantDocument(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    uid: 'v1',
    options: ['50 kg'],
    unit: 'bag',
    taxStatus: 'Taxable',
    basePrice: 120,
    discountAmount: 20,
    packagingCost: 1.5,
    sellingPriceWOGST: 100,
    sellingGSTAmount: 18,
    sellingPriceWithGST: 118,
    comissionAmount: 2,
    ...changes,
  }
}

/** A product document with one variant. */
export function productDocument(id: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    productName: `Product ${id}`,
    rowId: `row-${id}`,
    subCategoryRow: ['opc'],
    ProductDescription: {
      images: [`/demo/${id}.svg`],
      shortDescription: 'short',
      longDescription: 'long',
      features: ['one'],
    },
    ProductSpectification: { Brand: ['Adrika'], 'Sizes(Inces)': ['4'] },
    variants: [variantDocument()],
    ...changes,
  }
}
