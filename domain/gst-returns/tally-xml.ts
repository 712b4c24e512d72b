/** A line of a voucher: what a ledger is debited with, in paise; a credit is negative. */
export type TallyEntry = {
  readonly ledger: string
  readonly debit: number
  /** The bill that it is about, with how Tally settles it. */
  readonly bill?: { readonly name: string; readonly type: 'New Ref' | 'Agst Ref' }
}

/** A voucher whose entries add up to nothing. */
export type TallyVoucher = {
  /** The same one alters what was imported before, instead of doubling it. */
  readonly id: string
  readonly type: 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal'
  readonly number: string
  /** India's day, such as `2026-11-20`. */
  readonly day: string
  readonly narration: string
  readonly entries: readonly TallyEntry[]
}

/** A ledger that vouchers name; Tally has to have it before they are imported. */
export type TallyLedger = {
  readonly name: string
  readonly group: string
  readonly gstin: string | null
  /** Of a firm that was sent a document. */
  readonly mailing?: { readonly lines: readonly string[]; readonly state: string }
}

/** Vouchers as the file that Tally imports: a debit is negative and deemed positive, as Tally writes it itself. */
export function tallyVouchers(vouchers: readonly TallyVoucher[]): string {
  return envelope('Vouchers', vouchers.map(voucherXml))
}

/** Ledgers as the file that Tally imports. Importing one that is there alters it. */
export function tallyLedgers(ledgers: readonly TallyLedger[]): string {
  return envelope('All Masters', ledgers.map(ledgerXml))
}

function envelope(report: string, messages: readonly string[]): string {
  const data = messages.map((text) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${text}</TALLYMESSAGE>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>${report}</REPORTNAME></REQUESTDESC>
<REQUESTDATA>
${data}</REQUESTDATA>
</IMPORTDATA></BODY>
</ENVELOPE>
`
}

function voucherXml({ id, type, number, day, narration, entries }: TallyVoucher): string {
  const attributes = `REMOTEID="${escape(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View"`
  const party = entries[0]?.ledger ?? ''
  return `<VOUCHER ${attributes}>${[
    tag('DATE', day.replaceAll('-', '')),
    tag('VOUCHERTYPENAME', type),
    tag('VOUCHERNUMBER', number),
    tag('REFERENCE', number),
    tag('PARTYLEDGERNAME', party),
    tag('NARRATION', narration),
    ...entries.map(ledgerEntryXml),
  ].join('')}</VOUCHER>`
}

function ledgerEntryXml({ ledger, debit, bill }: TallyEntry): string {
  const amount = tag('AMOUNT', rupees(-debit))
  const allocation =
    bill === undefined
      ? ''
      : `<BILLALLOCATIONS.LIST>${tag('NAME', bill.name)}${tag('BILLTYPE', bill.type)}${amount}</BILLALLOCATIONS.LIST>`
  const deemed = tag('ISDEEMEDPOSITIVE', debit > 0 ? 'Yes' : 'No')
  return `<ALLLEDGERENTRIES.LIST>${tag('LEDGERNAME', ledger)}${deemed}${amount}${allocation}</ALLLEDGERENTRIES.LIST>`
}

function ledgerXml({ name, group, gstin, mailing }: TallyLedger): string {
  const tax = gstin === null ? '' : `${tag('GSTREGISTRATIONTYPE', 'Regular')}${tag('PARTYGSTIN', gstin)}`
  const isParty = group === 'Sundry Debtors' ? tag('ISBILLWISEON', 'Yes') : ''
  return `<LEDGER NAME="${escape(name)}" ACTION="Create"><NAME.LIST>${tag('NAME', name)}</NAME.LIST>${tag('PARENT', group)}${isParty}${tax}${mailingXml(mailing)}</LEDGER>`
}

function mailingXml(mailing: TallyLedger['mailing']): string {
  if (mailing === undefined) return ''
  const lines = mailing.lines.map((line) => tag('ADDRESS', line)).join('')
  return `<ADDRESS.LIST TYPE="String">${lines}</ADDRESS.LIST>${tag('LEDSTATENAME', mailing.state)}`
}

function tag(name: string, text: string): string {
  return `<${name}>${escape(text)}</${name}>`
}

/** Text in XML; what XML has no way to write is left out. */
function escape(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Paise as exact rupees: `-118.05`. */
function rupees(paise: number): string {
  const whole = Math.abs(paise)
  const text = `${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
  return paise < 0 ? `-${text}` : text
}
