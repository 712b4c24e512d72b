import { parseGstin } from '#domain/identity/gstin.ts'
import { parsePhone } from '#domain/identity/phone.ts'
import type { TargetCells } from '#domain/pricing/sheets/target-cells.ts'
import { cellText } from '#spreadsheets/files/cell.ts'
import type { NamedCells } from '#spreadsheets/files/named-columns.ts'
import { readScaled } from '#spreadsheets/products/read-scaled.ts'

/** Heads of the columns by which sheets of prices and offers name goods. */
export const targetColumns = {
  id: /^(?:size|variant|product|item) id$|^id$/u,
  sku: /^(?!.*(?:hsn|bar|pin|coupon|offer)).*(?:sku|code)/u,
  subcategory: /sub[- ]?(?:category|group)|उपश्रेणी/u,
  category: /^(?:main )?category$|^group$|^श्रेणी$/u,
  brand: /brand|make|ब्रांड/u,
  on: /^(?:on|on what|applies to|what for|target)$/u,
} as const

/** Heads of the columns by which they name customers and firms. */
export const holderColumns = {
  whom: /^(?:for )?whom$|for whom/u,
  phone: /phone|mobile|फ़ोन|फोन|मोबाइल/u,
  gstin: /gstin|gst (?:no|number)/u,
} as const

type Cells<Columns> = NamedCells<Extract<keyof Columns, string>>

/** Cells of a row that name goods. */
export function readTargetCells(cell: Cells<typeof targetColumns>): TargetCells {
  const text = (column: keyof typeof targetColumns) => cellText(cell(column)).trim().slice(0, 250)
  return {
    isAll: /^(?:everything|all|all (?:products|goods|items)|सब|सभी)$/iu.test(text('on')),
    brand: text('brand'),
    category: text('category'),
    subcategory: text('subcategory'),
    goods: text('id') || text('sku').replace(/^'(?=\S)/u, ''),
  }
}

/** Phones and GSTINs of a row, each as it is stored where it is one; several may stand in a cell. */
export function readHolderCells(cell: Cells<typeof holderColumns>): string[] {
  return (['whom', 'phone', 'gstin'] as const)
    .flatMap((column) => cellText(cell(column)).split(/[,;|\n]/u))
    .map((text) => text.trim().slice(0, 60))
    .filter((text) => text !== '')
    .map((text) => {
      const parsed = parseGstin(text)
      return 'gstin' in parsed ? parsed.gstin : (parsePhone(text) ?? text)
    })
}

/**
 * Reads per cent in hundredths; null for nothing, false for no per cent up to the most. `unsure` below 1 without a sign: a sheet whose
 * cells are not formatted as per cent has 0.05 for 5 %.
 */
export function readPercent(text: string, most: number): number | 'unsure' | false | null {
  const [, number = '', sign] = /^(.*?)\s*(%?)$/u.exec(text) ?? []
  const hundredths = readScaled(number, 2)
  if (typeof hundredths !== 'number') return hundredths
  if (hundredths < 1 || hundredths > most) return false
  return hundredths < 100 && sign === '' ? 'unsure' : hundredths
}
