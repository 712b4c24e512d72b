import { useEffect, useMemo, useRef, useState } from 'react'
import type { CartLine } from '#domain/cart/line.ts'
import type { RefusedLine } from '#domain/cart/lines.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { parseOption } from '#search/quick-order/parse-option.ts'
import { matchLines } from '#app/api/quick-order.ts'
import { readDraft, saveDraft } from '#app/browser/quick-order/quick-order-draft.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useOwnReview } from './review/use-own-review.ts'
import { addToCart } from '#app/features/cart/cart-slice.ts'
import { createCartLine } from '#app/features/cart/create-cart-line.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import {
  remainingText,
  replaceLine,
  createReview,
  variantOf,
  type ProductsById,
  type Review,
  type ReviewLine,
} from './review/review-lines.ts'
import { isReady, withAnswers } from './review/review-sections.ts'

/** The state and actions of a quick order. */
export interface QuickOrder {
  text: string
  setText: (text: string) => void
  /** Null while the list is being edited. */
  review: Review | null
  setReview: (change: (review: Review) => Review) => void
  /** Search in progress: the whole list or the key of a line. */
  searching: string | null
  /** The failure of the last search; the text is kept. */
  failure: unknown
  /** Number of items that the last press of the button added, the lines that the cart refused, and the number of that press. */
  added: { count: number; refused: readonly RefusedLine[]; press: number } | null
  find: () => Promise<void>
  findLine: (key: string, text: string) => Promise<void>
  addReady: () => void
  back: () => void
}

const LIST = 'list'

/** A quick order through its steps. Nothing typed is lost when a call fails or the page is closed. */
export function useQuickOrder(): QuickOrder {
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState<string | null>(null)
  const draft = useDraft()
  const text = typed ?? draft
  const [listed, setReview] = useState<Review | null>(null)
  const review = useOwnReview(listed)
  const [searching, setSearching] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [added, setAdded] = useState<QuickOrder['added']>(null)
  const nextKey = useRef(0)
  const answered = useRef<Review | null>(null)
  const isPartner = useIdentity().status === 'signed-in'

  useEffect(() => {
    if (isPartner) void handOverLazily()
  }, [isPartner])

  // the draft holds only what is not in the cart yet
  useEffect(() => {
    if (review !== null) saveDraft(remainingText(review))
  }, [review])

  function setText(next: string) {
    // text typed before the draft could be shown comes after it
    const left = typed === null && draft === '' ? readDraft() : ''
    const whole = left === '' || next.startsWith(left) ? next : `${left.trimEnd()}\n${next}`
    setTyped(whole)
    saveDraft(whole)
  }

  async function search(
    target: string,
    lines: string,
    onFound: (order: Awaited<ReturnType<typeof matchLines>>) => void,
  ) {
    setSearching(target)
    setFailure(null)
    try {
      onFound(await matchLines(lines, isPartner ? [] : await readChoicesLazily()))
    } catch (error) {
      setFailure(error)
    } finally {
      setSearching(null)
    }
  }

  return {
    text,
    setText,
    review,
    setReview: (change) => setReview((now) => now && change(now)),
    searching,
    failure,
    added,
    find: () =>
      search(LIST, text, (order) => {
        setAdded(null)
        setReview(withAnswers(createReview(order, nextKey.current), answered.current))
        nextKey.current += order.lines.length
      }),
    findLine: (key, lines) =>
      search(key, lines, (order) => setReview((now) => now && replaceLine(now, key, order))),
    addReady: () => {
      if (review === null) return
      const ready = review.lines
        .filter(isReady)
        .flatMap((line) => cartLines(line, review.products).map((cartLine) => ({ line, cartLine })))
      const refused = dispatch(addToCart(ready.map(({ cartLine }) => cartLine)))
      const refusedIds = new Set(refused.map(({ line }) => line.cartId))
      const taken = ready.filter(({ cartLine }) => !refusedIds.has(cartLine.cartId)).map(({ line }) => line)
      const left = review.lines.filter((line) => !line.isRemoved && !taken.includes(line))
      setReview((now) => now && { ...now, lines: left })
      setAdded((last) => ({ count: taken.length, refused, press: (last?.press ?? 0) + 1 }))
    },
    back: () => {
      if (review !== null) setTyped(remainingText(review))
      answered.current = review
      setReview(null)
      setFailure(null)
      setAdded(null)
    },
  }
}

/** Reads the choices on this device; a phone that cannot load the code for it is asked once more. */
async function readChoicesLazily() {
  try {
    return (await import('#app/browser/quick-order/quick-order-choices.ts')).readChoices()
  } catch {
    return []
  }
}

/** Hands the choices on this device over to the partner; those that fail stay for the next time. */
async function handOverLazily(): Promise<void> {
  try {
    await (await import('./remembered-choices.ts')).handOver()
  } catch {}
}

/** The draft saved on this device when the page was opened. */
function useDraft(): string {
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? readDraft() : ''), [hydrated])
}

function cartLines({ selection, pieces }: ReviewLine, products: ProductsById): CartLine[] {
  const variant = selection && variantOf(products, selection)
  if (!selection || !variant || pieces === null) return []
  const product = compositeId(selection.productId, selection.variantIndex)
  return [createCartLine(product, parseOption(variant), pieces)]
}
