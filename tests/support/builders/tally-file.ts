/** A line of a voucher as Tally reads it: what a ledger is debited with, in paise, and the bill that it is about. */
export type TallyLine = { readonly ledger: string; readonly debit: number; readonly bill: string | null }

/** A voucher of a file for Tally. */
export type TallyVoucherRead = {
  readonly type: string
  readonly number: string
  readonly narration: string
  readonly lines: readonly TallyLine[]
}

const textOf = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

/** Reads the text `-118.05` as paise, without a binary fraction in between. */
function paiseOf(text: string): number {
  const [, minus = '', whole = '', cents = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(text) ?? []
  if (whole === '') throw new Error(`${text} is no amount`)
  return (minus === '' ? 1 : -1) * (Number(whole) * 100 + Number(cents))
}

/** Reads the vouchers of a file for Tally, without the code that wrote it. */
export function readTallyVouchers(xml: string): TallyVoucherRead[] {
  return Array.from(xml.matchAll(/<VOUCHER [^>]*>(.*?)<\/VOUCHER>/gs), ([, voucher = '']) => ({
    type: textOf(voucher, 'VOUCHERTYPENAME'),
    number: textOf(voucher, 'VOUCHERNUMBER'),
    narration: textOf(voucher, 'NARRATION'),
    lines: Array.from(
      voucher.matchAll(/<ALLLEDGERENTRIES.LIST>(.*?)<\/ALLLEDGERENTRIES.LIST>/gs),
      ([, line = '']) => ({
        ledger: textOf(line, 'LEDGERNAME'),
        debit: 0 - paiseOf(textOf(line, 'AMOUNT')),
        bill: /<NAME>([^<]*)<\/NAME><BILLTYPE>/.exec(line)?.[1] ?? null,
      }),
    ),
  }))
}

/** Sums the debits of each ledger, credits being below zero. */
export function sumTallyLedgers(vouchers: readonly TallyVoucherRead[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { ledger, debit } of vouchers.flatMap(({ lines }) => lines))
    sums.set(ledger, (sums.get(ledger) ?? 0) + debit)
  return sums
}
