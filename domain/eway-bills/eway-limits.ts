import { toPaise, type Paise } from '../money/paise.ts'

/** From a day on: what a consignment may be worth, with tax, without an e-way bill. */
type Limit = {
  /** Such as `2018-04-01`. */
  readonly from: string
  readonly usual: Paise
  /** Within one State, by its GST code, where that State allows more. */
  readonly within: Readonly<Record<string, Paise>>
}

const lakh = toPaise(10_000_000)

/** Rule 138 CGST and the notifications of the States, newest first. */
const limits: readonly Limit[] = [
  { from: '2018-04-01', usual: toPaise(5_000_000), within: { '07': lakh, '08': lakh, '27': lakh } },
]

/** Above what a consignment needs an e-way bill on a day, by the codes of the States where it starts and ends. */
export function ewayLimit(day: string, { from, to }: { readonly from: string; readonly to: string }): Paise {
  const limit = limits.find((one) => one.from <= day) ?? limits.at(-1)
  const usual = limit?.usual ?? toPaise(5_000_000)
  return from === to ? (limit?.within[from] ?? usual) : usual
}
