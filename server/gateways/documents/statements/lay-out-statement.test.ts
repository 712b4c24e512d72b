import { expect, test } from 'vitest'
import { composeStatement, type StatementBill, type StatementRow } from '#domain/accounts/statement.ts'
import { createStatementDocument } from '#domain/document-layout/statement-document.ts'
import { demoSeller } from '#domain/invoices/seller.ts'
import type { Language } from '#domain/i18n/language.ts'
import { toPaise } from '#domain/money/paise.ts'
import { layOutDocument } from '../lay-out-document.ts'
import { renderPdf } from '../render-pdf.ts'

const row = (index: number, amount: number): StatementRow => ({
  id: `${index}`,
  day: '2026-11-05',
  kind: amount > 0 ? 'invoice' : 'receipt',
  method: amount > 0 ? null : 'BANK',
  reference: amount > 0 ? null : 'UTR9',
  document: amount > 0 ? `NV/26-27/${index}` : null,
  orderId: null,
  note: null,
  dueDay: amount > 0 ? '2026-11-20' : null,
  amount: toPaise(amount),
  balance: toPaise(120_000),
  against:
    amount > 0 ? [] : [{ kind: 'invoice', method: null, label: 'NV/26-27/1', amount: toPaise(40_000) }],
})

const bill: StatementBill = {
  id: '1',
  day: '2026-11-05',
  dueDay: '2026-11-20',
  kind: 'invoice',
  reference: null,
  document: 'NV/26-27/1',
  orderId: null,
  amount: toPaise(100_000),
  open: toPaise(60_000),
}

const statement = (count = 2) =>
  composeStatement(
    { from: '2026-11-01', to: '2026-11-28' },
    {
      account: {
        id: 'a',
        holder: { kind: 'partner', id: 'p', name: 'श्री बालाजी ट्रेडर्स', phone: '+919811111111' },
        terms: { limit: toPaise(10_000_000), days: 15, checkedAt: 'ordering', isOpen: true },
      },
      sums: {
        opening: toPaise(-20_000),
        debits: toPaise(100_000),
        credits: toPaise(40_000),
        count,
        advance: toPaise(20_000),
      },
      rows: Array.from({ length: count }, (_, index) => row(index, index % 2 === 0 ? 100_000 : -40_000)),
      bills: [bill],
    },
  )

const made = (kind: 'statement' | 'balance-confirmation', language: Language, count?: number) =>
  createStatementDocument(kind, statement(count), {
    seller: { ...demoSeller, notes: ['Bank: SBI 123'] },
    language,
    at: new Date('2026-11-28T06:00:00.000Z'),
  })

function pagesOf(document: ReturnType<typeof made>): string[] {
  return layOutDocument(document, 'a4', (text, { size }) => text.length * size * 0.5).map(({ ops }) =>
    ops.flatMap((op) => (op.kind === 'text' ? [op.text] : [])).join(' '),
  )
}

test('[CREDIT-02] a statement on paper has both balances, what settles what, its age and the open bills', () => {
  const text = pagesOf(made('statement', 'en')).join(' ')
  for (const said of [
    'Statement of account',
    '1 Nov 2026 to 28 Nov 2026',
    'Opening balance',
    '200.00 Cr',
    'NV/26-27/0',
    'Against NV/26-27/1 ₹400.00',
    'Amount due from you ₹400.00',
    '1–30 days late',
    'Bank: SBI 123',
  ])
    expect(text).toContain(said)
})

test('[CREDIT-02] in Hindi nothing of a statement stays English', () => {
  const text = pagesOf(made('statement', 'hi')).join(' ')
  expect(text).toContain('खाते का स्टेटमेंट')
  expect(text).toContain('1 नवंबर 2026 से 28 नवंबर 2026')
  expect(text).not.toMatch(/Statement|Opening|Balance|Received|late|Page|Nov/)
})

test.each(['en', 'hi'] as const)(
  '[CREDIT-02] a confirmation of balance is one page, in %s',
  async (language) => {
    const document = made('balance-confirmation', language)
    expect(pagesOf(document)).toHaveLength(1)
    expect(pagesOf(document)[0]).toContain(language === 'hi' ? 'चार सौ रुपये' : 'Rupees Four Hundred Only')
    expect((await renderPdf({ paper: 'a4', documents: [document] })).length).toBeGreaterThan(10_000)
  },
)

test('[CREDIT-02] a long statement goes on for pages, each with its head and number', () => {
  const pages = pagesOf(made('statement', 'en', 200))
  expect(pages.length).toBeGreaterThan(4)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
})
