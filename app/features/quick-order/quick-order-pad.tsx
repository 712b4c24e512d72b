import { Suspense, useEffect, useRef } from 'react'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { quickOrderMessages } from '#app/messages/quick-order.ts'
import { ListForm } from './list-form.tsx'
import { useQuickOrder } from './use-quick-order.ts'

const list = lazyComponent(() => import('./review-list.tsx').then((part) => part.ReviewList))

/** The pad for orders of many lines: write, check, into the cart (QO-01). */
export function QuickOrderPad() {
  const t = useMessages(quickOrderMessages)
  const errors = useMessages(errorMessages)
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
          {review === null ? t.title : t.reviewTitle}
        </h1>
        {review === null && <p className="max-w-text text-quiet">{t.intro}</p>}
      </div>
      {failure !== null && <InlineError text={`${errorMessage(errors, failure)} ${t.failed}`} />}
      {review === null ? (
        <ListForm
          text={order.text}
          onWrite={order.write}
          onIntent={list.preload}
          onFind={() => void order.find()}
          isLooking={order.looking !== null}
        />
      ) : (
        <Suspense fallback={<Spinner text={t.finding} />}>
          <list.Part order={order} review={review} />
        </Suspense>
      )}
    </div>
  )
}
