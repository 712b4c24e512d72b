import { useEffect, useRef, type RefObject } from 'react'
import { isAmongOpen, nextOpenKey } from './review-sections.ts'
import { isSame, selectBrand, type Review, type ReviewLine } from './review-lines.ts'
import { useMemory } from '../use-memory.ts'
import type { QuickOrder } from '../use-quick-order.ts'

/** Actions on the lines of a review. */
export interface ReviewActions {
  readonly change: (line: ReviewLine) => void
  readonly search: (line: ReviewLine, text: string) => void
  readonly forget: (line: ReviewLine) => void
  readonly selectBrandForAll: (brand: string) => void
  /** Leads to the next line that needs an answer. */
  readonly goToNext: () => void
}

/**
 * The actions of a review, whose lines stand in `root`. A line that leaves the open ones hands the focus to the next of them, or to
 * the ready ones.
 */
export function useReview(
  order: QuickOrder,
  review: Review,
  root: RefObject<HTMLElement | null>,
): ReviewActions {
  const focusNext = useRef<string | null>(null)
  /** The line where the reader was last: a press on the count takes the focus from it. */
  const lastLine = useRef<string | null>(null)
  const memory = useMemory(review.products, order.findLine)

  useEffect(() => {
    const selector = focusNext.current
    focusNext.current = null
    if (selector !== null) show(root.current?.querySelector(selector), 'nearest')
  })

  useEffect(() => {
    const list = root.current
    function follow({ target }: FocusEvent) {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
      if (line !== null) lastLine.current = line.dataset['line'] ?? null
    }
    list?.addEventListener('focusin', follow)
    return () => list?.removeEventListener('focusin', follow)
  }, [root])

  return {
    change(next) {
      const before = review.lines.find(({ key }) => key === next.key)
      if (before === undefined) return
      const lines = review.lines.map((line) => (line.key === next.key ? next : line))
      focusNext.current = focusAfter(before, next, lines)
      order.setReview((now) => ({
        ...now,
        lines: now.lines.map((line) => (line.key === next.key ? next : line)),
      }))
      if (next.selection !== null && !isSame(next.selection, before.selection)) memory.remember(next)
    },
    search: (line, text) => void order.findLine(line.key, text),
    forget: (line) => void memory.forget(line),
    selectBrandForAll: (brand) => order.setReview((now) => selectBrand(now, brand)),
    goToNext() {
      const key = nextOpenKey(review.lines, lastLine.current)
      if (key !== null) show(root.current?.querySelector(selectorOf(key)), 'start')
    },
  }
}

/**
 * Selector of the element that gets the focus when a line is taken out, put back, or changes its place; null where the focus
 * stays.
 */
function focusAfter(before: ReviewLine, next: ReviewLine, lines: readonly ReviewLine[]): string | null {
  if (next.isRemoved !== before.isRemoved) return `${selectorOf(next.key)}${next.isRemoved ? ' button' : ''}`
  if (isAmongOpen(before) === isAmongOpen(next)) return null
  const key = isAmongOpen(next) ? next.key : nextOpenKey(lines, next.key)
  return key === null ? '[data-ready]' : selectorOf(key)
}

function selectorOf(key: string): string {
  return `[data-line="${CSS.escape(key)}"]`
}

function show(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block })
}
