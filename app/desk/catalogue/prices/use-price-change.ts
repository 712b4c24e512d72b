import { useState } from 'react'
import type { EntryPageWire, RepricedProductsWire, RepriceRequest } from '#domain/catalogue/entries/wire.ts'
import { applyPrices, previewPrices } from '#app/api/desk/catalogue.ts'
import { ApiError, isUnanswered } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { hundredthsOf, readNumber } from '#app/ui/forms/read-number.ts'

/** Limits of a price change, in percent or rupees; negative lowers. */
export const ruleLimits = { least: -9_999_999, most: 9_999_999, decimals: 2 }

type Rule = Pick<RepriceRequest, 'by' | 'roundTo'>

/** A change with what it would do. */
type Previewed = { change: Omit<RepriceRequest, 'apply'>; answer: RepricedProductsWire }

/** A rule for the prices of products, what it would do, and doing it; every edit of the rule takes the preview back. */
export function usePriceChange(products: EntryPageWire['entries'], onChanged: () => void) {
  const [rule, setRule] = useState<Rule>({ by: 'percent', roundTo: 1 })
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [preview, setPreview] = useState<Previewed | null>(null)
  const [done, setDone] = useState<RepricedProductsWire | null>(null)
  const [isSent, setSent] = useState(false)
  const { pending, failure, run } = useAction()

  async function look() {
    const reading = readNumber(typed, ruleLimits)
    setWrong('issue' in reading)
    if ('issue' in reading) return
    const value = hundredthsOf(reading.plain)
    await run(async () => {
      const versions = products.map(({ id, digest }) => ({ id, digest }))
      const change = { products: versions, ...rule, value, id: uniqueUuid() }
      setPreview({ change, answer: await previewPrices(change) })
    })
  }

  const apply = ({ change }: Previewed) =>
    run(async () => {
      setSent(true)
      const answer = await applyPrices(change)
      if (answer.products.some(({ refused }) => refused !== null)) setDone(answer)
      else onChanged()
    })

  return {
    rule,
    typed,
    isWrong,
    pending,
    failure,
    preview: preview?.answer ?? null,
    /** Result of the change, if some products were refused. */
    done,
    /** True if prices may have changed. */
    isSent,
    /** True if the request went unanswered, so that its result is unknown. */
    isUnsure: isSent && failure instanceof ApiError && isUnanswered(failure),
    changeRule: (next: Partial<Rule>) => {
      setPreview(null)
      setRule({ ...rule, ...next })
    },
    type: (text: string) => {
      setPreview(null)
      setTyped(text)
    },
    submit: () => (preview === null ? look() : apply(preview)),
  }
}

/** Counts the prices that change. */
export function countChanges({ products }: RepricedProductsWire): number {
  return products
    .filter(({ refused }) => refused === null)
    .flatMap(({ rows }) => rows)
    .filter(({ kept, before, after }) => kept === null && before !== after).length
}
