import { useIdentity } from '#app/features/identity/use-identity.ts'
import { quickOrderReviewMessages } from '#messages/catalogue/quick-order-review.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { forget, remember } from './remembered-choices.ts'
import { choiceOf, type ProductsById, type ReviewLine } from './review/review-lines.ts'

/** Remembers the choices for lines, and forgets them (QO-09); `findLine` reads a line again. */
export function useMemory(products: ProductsById, findLine: (key: string, text: string) => Promise<void>) {
  const t = quickOrderReviewMessages
  const toast = useToast()
  const isPartner = useIdentity().status === 'signed-in'
  return {
    remember(line: ReviewLine) {
      const choice = choiceOf(line, products)
      if (choice !== null) remember(choice, isPartner)
    },
    async forget({ key, words, text }: ReviewLine) {
      if (words === null) return
      try {
        await forget(words, isPartner)
      } catch {
        toast({ text: t.forgetFailed, tone: 'bad' })
        return
      }
      await findLine(key, text)
    },
  }
}
