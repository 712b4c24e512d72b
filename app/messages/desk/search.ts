import type { HitKind } from '#domain/staff/desk-search.ts'
import { defineMessages } from '#app/i18n/messages.ts'

/** The search of the desk over everything (DESK-11). */
export const deskSearchMessages = defineMessages({
  en: {
    open: 'Search',
    openWhat: 'the desk',
    title: 'Search the desk',
    label: 'Number, name, phone, GSTIN, SKU or page',
    pages: 'Pages',
    hint: 'At least two letters or digits. Arrow keys choose, Enter opens.',
    searching: 'Searching…',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    none: (text: string) => `Nothing found for “${text}”.`,
    noneHint: 'Try a part of the name, the last digits of the phone number, or the whole number.',
    slow: (kinds: string) => `Not searched, as it took too long: ${kinds}. Type more of it.`,
    more: 'More of these: type on, or open the list.',
    'kind-orders': 'Orders',
    'kind-customers': 'Customers',
    'kind-products': 'Products',
    'kind-subcategories': 'Subcategories',
    'kind-categories': 'Categories',
    'kind-documents': 'Invoices and credit notes',
    'kind-quotations': 'Quotations',
    'kind-trips': 'Trips',
    'kind-staff': 'Staff',
    invoice: 'Invoice',
    'credit-note': 'Credit note',
  } satisfies Record<`kind-${HitKind}`, string> & Record<string, unknown>,
})
