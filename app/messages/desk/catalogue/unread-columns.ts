import type { Restriction } from '#domain/pricing/sheets/unread-columns.ts'

/** Ways in which a column that is not read can be read. */
const ways: Readonly<Record<Restriction, string>> = {
  who: 'It seems to say who it is for. Head the column “For whom” and give phone numbers or GSTINs.',
  where: 'It seems to say where it holds.',
  when: 'It seems to say when it holds. Head the columns “Valid from” and “Valid until” and give dates.',
  what: 'It seems to say which goods it is for. Head the column “Product ID”, “SKU”, “Brand”, “Category” or “Subcategory”.',
  terms: 'It seems to set a condition.',
}

export const deskUnreadColumnMessages = {
  title: 'Columns that are not read',
  ask: 'Without these columns, prices would be lower for more people than the file says:',
  named: (head: string, example: string) => `“${head}”, such as ${example}`,
  noHead: (letter: string) => `Column ${letter}, without a heading`,
  offer: {
    ...ways,
    where: `${ways.where} Head the column “PIN codes” and give PIN codes or how they begin.`,
    terms: `${ways.terms} Offers know “From value”, “From quantity”, “First order”, “Uses per person”, “Orders in all” and “Budget”.`,
  },
  list: {
    ...ways,
    where: `${ways.where} A price list holds everywhere.`,
    terms: `${ways.terms} A price list knows “From quantity” alone.`,
  },
  correct: 'Correct the headings in your sheet and choose the file again, or leave the columns out.',
  leave: 'Leave these columns out. What they say will not hold.',
  answer: 'Say first whether the columns that are not read may be left out.',
  others: 'Not read either, as remarks:',
} as const
