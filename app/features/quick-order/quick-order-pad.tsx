import { FailureLine } from '#app/ui/failure-line.tsx'
import { errorWords } from '#app/words/errors.ts'
import { failureText } from '#app/words/failure-text.ts'
import { useWords } from '#app/words/locale.tsx'
import { quickOrderWords } from '#app/words/quick-order.ts'
import { ListForm } from './list-form.tsx'
import { ReviewList } from './review-list.tsx'
import { useQuickOrder } from './use-quick-order.ts'

/** The pad for orders of many lines: write, check, into the cart (QO-01). */
export function QuickOrderPad() {
  const words = useWords(quickOrderWords)
  const errors = useWords(errorWords)
  const order = useQuickOrder()
  const { review, failure } = order
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl wide:text-2xl">{review === null ? words.title : words.reviewTitle}</h1>
        {review === null && <p className="max-w-text text-quiet">{words.intro}</p>}
      </div>
      {failure !== null && <FailureLine text={`${failureText(errors, failure)} ${words.failed}`} />}
      {review === null ? (
        <ListForm
          text={order.text}
          onWrite={order.write}
          onFind={() => void order.find()}
          isLooking={order.looking !== null}
        />
      ) : (
        <ReviewList order={order} review={review} />
      )}
    </div>
  )
}
