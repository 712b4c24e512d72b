import { useEffect, useMemo, useRef, useState } from 'react'
import type { CartLine } from '#domain/cart/line.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { matchLines } from '#app/api/quick-order.ts'
import { readDraft, saveDraft } from '#app/browser/quick-order-draft.ts'
import { linesAdded } from '#app/features/cart/cart-slice.ts'
import { createCartLine } from '#app/features/cart/new-line.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import {
  lineState,
  remainingText,
  replaceLine,
  createReview,
  variantOf,
  type ProductsById,
  type Review,
  type ReviewLine,
} from './review-lines.ts'

/** A written order on its way into the cart. */
export interface QuickOrder {
  text: string
  write: (text: string) => void
  /** Null while the list is being written. */
  review: Review | null
  setReview: (change: (review: Review) => Review) => void
  /** What the goods are being looked up for: the whole list, or the key of a line. */
  looking: string | null
  /** The failure of the last look-up; what was written is still there. */
  failure: unknown
  /** How many articles the last press of the button put into the cart, and which press that was. */
  added: { count: number; press: number } | null
  find: () => Promise<void>
  findLine: (key: string, text: string) => Promise<void>
  addReady: () => void
  back: () => void
}

const LIST = 'list'

/** Keeps a written order through its steps. Nothing that was typed is lost when a call fails or the page is closed. */
export function useQuickOrder(): QuickOrder {
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState<string | null>(null)
  const draft = useDraft()
  const text = typed ?? draft
  const [review, setReview] = useState<Review | null>(null)
  const [looking, setLooking] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [added, setAdded] = useState<QuickOrder['added']>(null)
  const written = useRef(0)

  // what is in the cart is no longer waiting to be ordered
  useEffect(() => {
    if (review !== null) saveDraft(remainingText(review))
  }, [review])

  function write(next: string) {
    setTyped(next)
    saveDraft(next)
  }

  async function look(
    what: string,
    sought: string,
    found: (order: Awaited<ReturnType<typeof matchLines>>) => void,
  ) {
    setLooking(what)
    setFailure(null)
    try {
      found(await matchLines(sought))
    } catch (error) {
      setFailure(error)
    } finally {
      setLooking(null)
    }
  }

  return {
    text,
    write,
    review,
    setReview: (change) => setReview((now) => now && change(now)),
    looking,
    failure,
    added,
    find: () =>
      look(LIST, text, (order) => {
        setAdded(null)
        setReview(createReview(order, written.current))
        written.current += order.lines.length
      }),
    findLine: (key, sought) =>
      look(key, sought, (order) => setReview((now) => now && replaceLine(now, key, order))),
    addReady: () => {
      if (review === null) return
      const ready = review.lines.filter((line) => lineState(line) === 'ready')
      dispatch(linesAdded(ready.flatMap((line) => cartLines(line, review.products))))
      setReview({ ...review, lines: review.lines.filter((line) => !ready.includes(line)) })
      setAdded((last) => ({ count: ready.length, press: (last?.press ?? 0) + 1 }))
    },
    back: () => {
      if (review !== null) setTyped(remainingText(review))
      setReview(null)
      setFailure(null)
      setAdded(null)
    },
  }
}

/** What was kept on this device when the page was opened. */
function useDraft(): string {
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? readDraft() : ''), [hydrated])
}

function cartLines({ choice, pieces }: ReviewLine, products: ProductsById): CartLine[] {
  const variant = choice && variantOf(products, choice)
  if (!choice || !variant || pieces === null) return []
  const addable = { uid: variant.uid, priceWithGst: toPrice(variant.price) }
  return [createCartLine(compositeId(choice.productId, choice.variantIndex), addable, pieces)]
}
