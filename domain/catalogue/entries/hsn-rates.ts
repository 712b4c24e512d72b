/**
 * GST rates of building materials by HSN heading from 22 September 2025, as a proposal: the rate that counts is the one on the
 * product. Headings with several rates propose the one of what shops sell most: 6810 concrete blocks, 2515 and 2516 slabs.
 */
const table = `2520 5;2522 5;2505 5;2517 5;2515 18;2516 18;2523 18;3208 18;3209 18;3210 18;3214 18;3506 18;3824 18
3917 18;3922 18;3925 18;4410 18;4411 18;4412 18;4418 18;4814 18;4823 18;6801 5;6802 18;6805 18;6806 18;6809 18;6810 18
6811 18;6815 12;6904 12;6905 12;6907 18;6910 18;7005 18;7007 18;7009 18;7210 18;7213 18;7214 18;7216 18;7217 18;7306 18
7308 18;7314 18;7317 18;7318 18;7324 18;7610 18;8201 0;8205 18;8301 18;8302 18;8413 18;8414 18;8467 18;8481 18;8516 18
8536 18;8539 18;8544 18;9405 18`

const rates = new Map(
  table.split(/[;\n]/).map((entry) => {
    const [heading = '', rate = ''] = entry.split(' ')
    return [heading, rate] as const
  }),
)

/** The rate of GST, in percent, that is proposed for an HSN code; null for an unknown heading. */
export function proposeGstRate(hsn: string): string | null {
  return rates.get(hsn.replaceAll(/\s/g, '').slice(0, 4)) ?? null
}
