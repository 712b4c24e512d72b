import { Suspense, useEffect, useRef } from 'react'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { ListForm } from './list-form.tsx'
import { useQuickOrder } from './use-quick-order.ts'

const reviewList = lazyComponent(() => import('./review/review-list.tsx').then((module) => module.ReviewList))

/** Quick order: enter a list, review the matches, add them to the cart (QO-01). */
export function QuickOrderPad() {
  const t = quickOrderMessages
  const errors = errorMessages
  const order = useQuickOrder()
  const { review, failure } = order
  const isReview = review !== null
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isReview)
  useEffect(() => {
    // to screen readers the next step is a new page
    if (shown.current !== isReview) heading.current?.focus()
    shown.current = isReview
  }, [isReview])
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-xl wide:text-2xl">
          {review === null ? t.title : t.reviewTitle}
        </h1>
        {review === null && <p className="max-w-text text-balance text-quiet">{t.intro}</p>}
      </div>
      {failure !== null && <InlineError text={`${errorMessage(errors, failure)} ${t.failed}`} />}
      {review === null ? (
        <ListForm
          text={order.text}
          onTextChange={order.setText}
          onIntent={reviewList.preload}
          onFind={() => void order.find()}
          isSearching={order.searching !== null}
        />
      ) : (
        <Suspense fallback={<Spinner text={t.finding} />}>
          <reviewList.Component order={order} review={review} />
        </Suspense>
      )}
    </div>
  )
}
