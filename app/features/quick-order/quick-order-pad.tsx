import { Suspense, useEffect, useRef } from 'react'
import { FailureLine } from '#app/ui/feedback/inline-error.tsx'
import { lazyPart } from '#app/ui/overlays/lazy-component.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { quickOrderWords } from '#app/messages/quick-order.ts'
import { ListForm } from './list-form.tsx'
import { useQuickOrder } from './use-quick-order.ts'

const list = lazyPart(() => import('./review-list.tsx').then((part) => part.ReviewList))

/** The pad for orders of many lines: write, check, into the cart (QO-01). */
export function QuickOrderPad() {
  const words = useWords(quickOrderWords)
  const errors = useWords(errorWords)
  const order = useQuickOrder()
  const { review, failure } = order
  const isReview = review !== null
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isReview)
  useEffect(() => {
    // another step is another page to who does not see it
    if (shown.current !== isReview) heading.current?.focus()
    shown.current = isReview
  }, [isReview])
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-xl wide:text-2xl">
          {review === null ? words.title : words.reviewTitle}
        </h1>
        {review === null && <p className="max-w-text text-quiet">{words.intro}</p>}
      </div>
      {failure !== null && <FailureLine text={`${failureText(errors, failure)} ${words.failed}`} />}
      {review === null ? (
        <ListForm
          text={order.text}
          onWrite={order.write}
          onIntent={list.preload}
          onFind={() => void order.find()}
          isLooking={order.looking !== null}
        />
      ) : (
        <Suspense fallback={<Spinner text={words.finding} />}>
          <list.Part order={order} review={review} />
        </Suspense>
      )}
    </div>
  )
}
