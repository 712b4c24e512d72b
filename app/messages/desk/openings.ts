import type { OpeningIssue } from '#domain/accounts/opening-import.ts'
import type { OpeningState } from '#domain/accounts/opening-import-wire.ts'

export const deskOpeningMessages = {
  title: 'Import opening balances',
  intro:
    'Bring the open bills of your old book from a sheet. Nothing is entered before you have seen what each row does.',
  columns:
    'A row for each bill. Columns: phone, GSTIN or name of a customer with credit; amount; bill date; due date (optional, by the terms otherwise); bill number (optional); advance (yes or empty).',
  choose: 'Choose a file',
  chooseHint: 'Excel (.xlsx), OpenDocument or CSV, up to 1,000 rows',
  checking: 'Reading the file…',
  rows: 'Rows of the file',
  row: 'Row',
  rowOf: (number: number) => `Row ${number}`,
  customer: 'Customer',
  bill: 'Bill',
  day: 'Date',
  due: 'Due on',
  amount: 'Amount',
  result: 'What happens',
  advance: 'Advance',
  'state-new': 'Will be entered',
  'state-entered': 'Entered',
  'state-refused': 'Not possible',
  'issue-no-holder': 'Says neither phone, GSTIN nor name.',
  'issue-holder-unknown': 'Nobody with credit is known by this. Give them credit first.',
  'issue-holder-unsure': 'Several accounts are known by this. Use the phone or the GSTIN.',
  'issue-amount-wrong': 'The amount is missing, or not sure. Write it like 1250.50.',
  'issue-amount-nothing': 'The amount is 0.',
  'issue-day-wrong': 'The bill date is missing, or no date. Write it like 5-11-2026.',
  'issue-day-ahead': 'The bill date is still to come.',
  'issue-due-wrong': 'The due date is no date, before the bill, or over a year after it.',
  'issue-number-known': 'A bill with this number is already in their ledger.',
  summary: (fresh: number, entered: number, refused: number) =>
    [
      fresh > 0 && `${fresh} to enter`,
      entered > 0 && `${entered} entered already`,
      refused > 0 && `${refused} not possible`,
    ]
      .filter(Boolean)
      .join(' · '),
  correct: 'Correct these rows in your sheet and choose the file again. All rows are entered, or none.',
  enter: (count: number) => (count === 1 ? 'Enter 1 row' : `Enter ${count} rows`),
  undo: 'Take back what this file entered',
  undoText: 'A second entry takes each of them back. What was paid on them is an advance again.',
  entered: (count: number) => (count === 1 ? '1 row entered.' : `${count} rows entered.`),
  undone: (count: number) => (count === 1 ? '1 row taken back.' : `${count} rows taken back.`),
} satisfies Record<string, unknown> &
  Record<`state-${OpeningState}`, string> &
  Record<`issue-${OpeningIssue}`, string>
