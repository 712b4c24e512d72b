import type { PortalIssue, PortalState } from '#domain/invoices/portal-import.ts'

export const deskPortalMessages = {
  title: 'Numbers from the portals',
  intro:
    'Bring IRNs, signed QR codes and e-way bill numbers of many documents at once. Nothing is recorded before you have seen what each row does.',
  link: 'Import numbers from the portals',
  linkText: 'What the portals of e-invoices and e-way bills gave back for many documents, from their file.',
  columns:
    'Take the file as the portal or its bulk tool gives it: JSON, or a sheet with DocNo, IRN, AckNo, SignedQRCode, EwbNo and EwbValidTill. An e-way bill is matched by the number of its invoice or challan.',
  choose: 'Choose a file',
  chooseHint: 'JSON, Excel (.xlsx), OpenDocument or CSV, up to 500 rows',
  checking: 'Reading the file…',
  rows: 'Rows of the file',
  row: 'Row',
  rowOf: (number: number) => `Row ${number}`,
  document: 'Document',
  order: 'Order',
  registration: 'IRN',
  ewayBill: 'E-way bill',
  until: (day: string) => `valid until ${day}`,
  result: 'What happens',
  'state-new': 'Will be recorded',
  'state-replaces': 'Replaces another number',
  'state-known': 'Recorded',
  'state-refused': 'Not possible',
  'issue-no-numbers': 'Has neither an IRN nor an e-way bill.',
  'issue-no-document': 'Doesn’t say which document it is for.',
  'issue-document-unknown': 'There’s no invoice, credit note or challan with this number.',
  'issue-qr-missing': 'The signed QR code is missing. Without it an IRN isn’t recorded.',
  'issue-qr-unreadable': 'The signed QR code can’t be read.',
  'issue-qr-differs': 'The signed QR code is of another document.',
  'issue-irn-differs': 'The IRN isn’t the one in the signed QR code.',
  'issue-acknowledgement-wrong':
    'The acknowledgement number is missing or isn’t whole. Format its column as text.',
  'issue-eway-bill-wrong': 'An e-way bill has twelve digits. Format its column as text.',
  'issue-valid-till-wrong': 'The validity is no date.',
  'issue-not-sent': 'Nothing of this order has left yet.',
  'issue-several-fulfilments': 'The order left in several parts. Use the number of the challan.',
  'issue-number-taken': 'Another order has this number.',
  'issue-twice': 'An earlier row of this file has another number for it.',
  takenBy: (order: string) => `Order ${order} has this number.`,
  'differs-kind': 'kind of document',
  'differs-number': 'number',
  'differs-seller': 'seller’s GSTIN',
  'differs-buyer': 'buyer’s GSTIN',
  'differs-amount': 'amount',
  differing: (facts: string) => `Not the same: ${facts}.`,
  summary: (counts: { readonly [State in PortalState]: number }) =>
    [
      counts.new > 0 && `${counts.new} to record`,
      counts.replaces > 0 && `${counts.replaces} to replace`,
      counts.known > 0 && `${counts.known} recorded already`,
      counts.refused > 0 && `${counts.refused} not possible`,
    ]
      .filter(Boolean)
      .join(' · '),
  correct: 'Correct or remove these rows and choose the file again. All rows are recorded, or none.',
  enter: (count: number) => (count === 1 ? 'Record 1 row' : `Record ${count} rows`),
  entered: (count: number) => (count === 1 ? '1 row recorded.' : `${count} rows recorded.`),
} satisfies Record<string, unknown> &
  Record<`state-${PortalState}`, string> &
  Record<`issue-${PortalIssue}`, string>
